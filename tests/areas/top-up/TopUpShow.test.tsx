import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rupiah } from '../../../src/domain/format/rupiah';
import { filtered, startBackOffice } from '../../support/backOffice';
import { showPath, topUpIn, topUpsOf } from './topUps';

const office = startBackOffice();
const waitingList = filtered('/dashboard/top-up', { status: 'MENUNGGU_VERIFIKASI' });

const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('alertdialog'));
const toast = (text: string | RegExp) => screen.findByText(text);
const decided = async () => within(await screen.findByRole('region', { name: 'Keputusan' }));
const sentTo = (action: string) => office.api.received.filter(({ path }) => path.endsWith(`/${action}`));

describe('a top-up request', () => {
  it('shows the total amount, the unique code and the proof of payment', async () => {
    const request = topUpIn(office.api, 'MENUNGGU_VERIFIKASI');
    office.open('keuangan', showPath(request.id));
    expect(await screen.findByRole('heading', { name: 'Dana yang harus masuk' })).toBeVisible();
    expect(screen.getByText(rupiah(request.total_transfer))).toBeVisible();
    expect(screen.getByText(rupiah(request.kode_unik))).toBeVisible();
    expect(screen.getByRole('img', { name: 'Bukti transfer' })).toHaveAttribute(
      'src',
      `${location.origin}${request.proof}`,
    );
    expect(screen.getByText('Bukti transfer diunggah')).toBeVisible();
  });

  it('without a proof says why', async () => {
    office.open('keuangan', showPath(topUpIn(office.api, 'MENUNGGU_PEMBAYARAN').id));
    expect(await screen.findByText('Belum ada bukti transfer')).toBeVisible();
    expect(
      screen.getByText('Bukti tampil di sini setelah pemilik membayar dan mengunggahnya.'),
    ).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Bukti transfer' })).toBeNull();
  });

  it('that was paid is not called unpaid if its proof is missing', async () => {
    const request = topUpIn(office.api, 'DISETUJUI');
    office.table('top-up').put({ ...request, proof: null });
    office.open('keuangan', showPath(request.id));
    expect(await screen.findByText('Data permintaan ini tidak memuat bukti transfer.')).toBeVisible();
    expect(screen.queryByText('Permintaan ini tidak pernah dibayar.')).toBeNull();
  });
});

describe('a decision', () => {
  it('to approve is sent once, with an idempotency key, and shows the old and the new balance', async () => {
    const request = topUpIn(office.api, 'MENUNGGU_VERIFIKASI');
    const before = topUpsOf(office.api)
      .filter(({ owner_id, status }) => owner_id === request.owner_id && status === 'DISETUJUI')
      .reduce((sum, { nominal }) => sum + nominal, 0);
    const person = office.open('keuangan', showPath(request.id));
    await person.click(await button('Setujui'));
    const asked = await dialog();
    expect(asked.getByText(rupiah(request.total_transfer))).toBeVisible();
    await person.dblClick(asked.getByRole('button', { name: 'Setujui' }));
    await toast(`${request.request_code} disetujui. Saldo sudah ditambahkan.`);
    const outcome = await decided();
    expect(outcome.getByText('Hendra Wijaya')).toBeVisible();
    expect(sentTo('approve')).toHaveLength(1);
    expect(sentTo('approve')[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
    expect(outcome.getByText(rupiah(before))).toBeVisible();
    expect(outcome.getByText(rupiah(before + request.nominal))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
  });

  it('to reject needs a reason, which the page shows afterwards', async () => {
    const request = topUpIn(office.api, 'MENUNGGU_VERIFIKASI');
    const person = office.open('keuangan', showPath(request.id));
    await person.click(await button('Tolak'));
    const asked = await dialog();
    await person.click(asked.getByRole('button', { name: 'Tolak' }));
    expect(asked.getByText('Alasan tidak boleh kosong')).toBeVisible();
    expect(sentTo('reject')).toHaveLength(0);
    await person.type(asked.getByRole('textbox', { name: /Alasan/ }), 'Dana belum masuk');
    await person.click(asked.getByRole('button', { name: 'Tolak' }));
    await toast(`${request.request_code} ditolak.`);
    expect((await decided()).getByText('Dana belum masuk')).toBeVisible();
    // The clicked button disappears with the old state.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('that somebody else made first shows who made it and when, and the page shows the new state', async () => {
    const request = topUpIn(office.api, 'MENUNGGU_VERIFIKASI');
    const person = office.open('keuangan', showPath(request.id));
    await person.click(await button('Setujui'));
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
    await person.click((await dialog()).getByRole('button', { name: 'Setujui' }));
    const conflict =
      'Status sudah “Ditolak” (Ratna Kusumawardani, 20 Nov 2026, 09.05 WIB). Data dimuat ulang.';
    expect(await (await dialog()).findByRole('alert')).toHaveTextContent(conflict);
    await person.click((await dialog()).getByRole('button', { name: 'Tutup' }));
    expect(await screen.findByText('Ditolak oleh')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull());
  });
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
    expect(await button('Data sebelumnya')).toHaveAttribute('aria-disabled', 'true');
    await person.keyboard('{ArrowRight}');
    await screen.findByRole('heading', { level: 1, name: two.request_code });
    await screen.findByText(/^2 dari \d+$/);

    await person.click(await button('Setujui'));
    await person.keyboard('{ArrowRight}');
    expect(location.pathname).toBe(showPath(two.id));
    await person.click((await dialog()).getByRole('button', { name: 'Setujui' }));
    await screen.findByRole('heading', { level: 1, name: three.request_code });
    await screen.findByText(`3 dari ${waiting.length}`);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await person.keyboard('{ArrowLeft}');
    await screen.findByRole('heading', { level: 1, name: one.request_code });
  });

  it('show their proof whole and upright, however the one before was turned and enlarged', async () => {
    const person = office.open('keuangan', waitingList);
    await person.click((await screen.findAllByRole('link', { name: /^TU-/ }))[0] as HTMLElement);
    await screen.findByText(/^1 dari \d+$/);
    await person.click(await button('Perbesar'));
    await person.click(await button('Putar'));
    expect(screen.getByText('150%')).toBeVisible();
    await person.click(await button('Data berikutnya'));
    await screen.findByText(/^2 dari \d+$/);
    expect(await screen.findByText('100%')).toBeVisible();
    expect(await button('Sesuaikan ukuran')).toHaveAttribute('aria-disabled', 'true');
  });

  it('add no history entries, so that Back returns to the list', async () => {
    const person = office.open('keuangan', waitingList);
    await person.click((await screen.findAllByRole('link', { name: /^TU-/ }))[0] as HTMLElement);
    await screen.findByText(/^1 dari \d+$/);
    await waitFor(async () =>
      expect(await button('Data berikutnya')).toHaveAttribute('aria-disabled', 'false'),
    );
    await person.click(await button('Data berikutnya'));
    await screen.findByText(/^2 dari \d+$/);
    history.back();
    expect(await screen.findByRole('heading', { level: 1, name: 'Top-Up Saldo' })).toBeVisible();
    expect(location.search).toContain('MENUNGGU_VERIFIKASI');
  });
});
