import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rupiah } from '../../../src/domain/format/rupiah';
import { filtered, startBackOffice, walkTo } from '../../support/backOffice';
import { pageTitled, press } from '../../support/parts';
import { showPath, topUpIn } from './topUps';

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

describe('the next and the previous request', () => {
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
