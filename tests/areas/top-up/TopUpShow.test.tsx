import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rupiah } from '../../../src/domain/format/rupiah';
import { filtered, startBackOffice, walkTo } from '../../support/backOffice';
import { confirm, dialog, noDialog, pageTitled, press } from '../../support/parts';
import { showPath, topUpIn, topUpsOf } from './topUps';

const office = startBackOffice();
const waitingList = filtered('/dashboard/top-up', { status: 'MENUNGGU_VERIFIKASI' });

describe('a top-up request', () => {
  it('shows the total amount, the unique code and the proof of payment', async () => {
    const request = topUpIn(office.api, 'MENUNGGU_VERIFIKASI');
    office.open('keuangan', showPath(request.id));
    expect(await screen.findByRole('heading', { name: 'Dana yang harus masuk' })).toBeVisible();
    expect(screen.getByText(rupiah(request.total_transfer))).toBeVisible();
    expect(screen.getByText(rupiah(request.kode_unik))).toBeVisible();
    const proof = screen.getByRole('img', { name: 'Bukti transfer' });
    expect(proof).toHaveAttribute('src', `${location.origin}${request.proof}`);
    expect(screen.getByText('Bukti transfer diunggah')).toBeVisible();
  });

  it('without a proof says why, and is not called unpaid if it was paid', async () => {
    const paid = topUpIn(office.api, 'DISETUJUI');
    office.table('top-up').put({ ...paid, proof: null });
    office.open('keuangan', showPath(paid.id));
    expect(await screen.findByText('Data permintaan ini tidak memuat bukti transfer.')).toBeVisible();
    expect(screen.queryByText('Permintaan ini tidak pernah dibayar.')).toBeNull();
    walkTo(showPath(topUpIn(office.api, 'MENUNGGU_PEMBAYARAN').id));
    expect(await screen.findByText('Belum ada bukti transfer')).toBeVisible();
    expect(screen.getByText(/^Bukti tampil di sini setelah pemilik membayar/)).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Bukti transfer' })).toBeNull();
  });
});

it('a decision that somebody else made first shows who made it and when, and the page shows the new state', async () => {
  const request = topUpIn(office.api, 'MENUNGGU_VERIFIKASI');
  const person = office.open('keuangan', showPath(request.id));
  await press(person, 'Setujui');
  const table = office.table('top-up');
  const entry = { action: 'reject', from: request.status, to: 'DITOLAK', actor: 'Ratna Kusumawardani' };
  table.put({
    ...request,
    status: 'DITOLAK',
    rejected_by: 'Ratna Kusumawardani',
    rejected_at: '2026-11-20T09:05:00+07:00',
    rejection_reason: 'Bukti buram',
    history: [...request.history, { ...entry, at: '2026-11-20T09:05:00+07:00', reason: 'Bukti buram' }],
  });
  await confirm(person, 'Setujui');
  const conflict = 'Status sudah “Ditolak” (Ratna Kusumawardani, 20 Nov 2026, 09.05 WIB). Data dimuat ulang.';
  expect(await (await dialog()).findByRole('alert')).toHaveTextContent(conflict);
  await confirm(person, 'Tutup');
  expect(await screen.findByText('Ditolak oleh')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull());
});

describe('the next and the previous request', () => {
  it('are opened by the arrow keys, in the order of the list, without the decided request', async () => {
    const waiting = topUpsOf(office.api).filter(({ status }) => status === 'MENUNGGU_VERIFIKASI');
    // The oldest first.
    const [one, two, three] = waiting.toReversed();
    if (!one || !two || !three) throw new Error('too few requests wait');
    const person = office.open('keuangan', waitingList);
    await person.click(await screen.findByText(one.request_code));
    await screen.findByText(/^1 dari \d+$/);
    const before = await screen.findByRole('button', { name: 'Data sebelumnya' });
    expect(before).toHaveAttribute('aria-disabled', 'true');
    await person.keyboard('{ArrowRight}');
    await pageTitled(two.request_code);
    await screen.findByText(/^2 dari \d+$/);

    await press(person, 'Setujui');
    await person.keyboard('{ArrowRight}');
    expect(location.pathname).toBe(showPath(two.id));
    await confirm(person, 'Setujui');
    await pageTitled(three.request_code);
    await screen.findByText(`3 dari ${waiting.length}`);
    await noDialog();
    await person.keyboard('{ArrowLeft}');
    await pageTitled(one.request_code);
  });

  it('show their proof whole and upright, however the one before was, and Back returns to the list', async () => {
    const person = office.open('keuangan', waitingList);
    await person.click((await screen.findAllByRole('link', { name: /^TU-/ }))[0] as HTMLElement);
    await screen.findByText(/^1 dari \d+$/);
    await press(person, 'Perbesar');
    await press(person, 'Putar');
    expect(screen.getByText('150%')).toBeVisible();
    await press(person, 'Data berikutnya');
    await screen.findByText(/^2 dari \d+$/);
    expect(await screen.findByText('100%')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sesuaikan ukuran' })).toHaveAttribute('aria-disabled', 'true');
    history.back();
    expect(await pageTitled('Top-Up Saldo')).toBeVisible();
    expect(location.search).toContain('MENUNGGU_VERIFIKASI');
  });
});
