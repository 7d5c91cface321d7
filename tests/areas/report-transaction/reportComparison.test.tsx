import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { filtered, startBackOffice, walkTo } from '../../support/backOffice';
import { factOf } from '../../support/parts';
import { layDown } from '../../support/smallWorld';
import { orders } from '../../support/smallWorld/orders';
import { textOf } from '../../support/tables';

/** It is Friday 20 November 2026, 09.05 WIB, and these are all the orders there are. */
const sales: readonly [created_at: string, total: number][] = [
  ['2026-11-20T08:00:00+07:00', 100_000],
  ['2026-11-18T10:00:00+07:00', 400_000],
  // Later in the day than the current time.
  ['2026-10-20T15:00:00+07:00', 900_000],
  ['2026-10-20T08:00:00+07:00', 50_000],
  ['2026-10-18T10:00:00+07:00', 200_000],
  ['2025-11-19T12:00:00+07:00', 1_000_000],
];

const office = startBackOffice();
beforeEach(() => {
  const [, paid] = orders;
  layDown(office.api.db, {
    orders: sales.map(([created_at, total]) => ({ ...paid, id: created_at, created_at, total })),
  });
});

const path = '/dashboard/report-transaction';
const open = (filter: object) => office.open('keuangan', filtered(path, filter));
const card = async (label: string) => within(await factOf(label));
const choice = () => screen.findByRole('combobox', { name: 'Bandingkan Dengan' });
const address = () => decodeURIComponent(location.search);
const days = async () => textOf(await screen.findByRole('table', { name: 'Omzet per hari' }));

describe('The report is compared', () => {
  it('with the previous period by default, and says if that period has no data', async () => {
    open({});
    expect(await choice()).toHaveDisplayValue('Periode Sebelumnya');
    const nothing = 'Belum ada transaksi 7–13 Nov 2026 hingga 09.05 WIB';
    for (const label of ['Omzet', 'Jumlah transaksi', 'Pengembalian dana'])
      expect(await (await card(label)).findByText(nothing)).toBeVisible();
    expect((await days())[0]).toEqual(['Tanggal', 'Transaksi', 'Omzet']);
  });

  it('with the same dates of last month, until the same time, in figures and day by day, or whole days if the period is over', async () => {
    const person = open({});
    await person.selectOptions(await choice(), 'Tanggal yang Sama Bulan Lalu');
    const omzet = await card('Omzet');
    expect(await omzet.findByText('naik 100%')).toBeVisible();
    expect(omzet.getByText('dibanding 14–20 Okt 2026 hingga 09.05 WIB')).toBeVisible();
    expect(address()).toContain('"compare":"bulan-lalu"');
    await waitFor(async () =>
      expect(await days()).toEqual([
        ['Tanggal', 'Transaksi', 'Omzet', 'Omzet 14–20 Okt 2026 hingga 09.05 WIB'],
        ...[14, 15, 16, 17].map((day) => [`${day} Nov 2026`, '0', 'Rp0', 'Rp0']),
        ['18 Nov 2026', '1', 'Rp400.000', 'Rp200.000'],
        ['19 Nov 2026', '0', 'Rp0', 'Rp0'],
        ['20 Nov 2026', '1', 'Rp100.000', 'Rp50.000'],
      ]),
    );
    const over = { period: 'kustom', time_gte: '2026-11-17', time_lte: '2026-11-19' };
    walkTo(filtered(path, { ...over, compare: 'bulan-lalu' }));
    expect(await omzet.findByText('dibanding 17–19 Okt 2026')).toBeVisible();
    expect(omzet.getByText('naik 100%')).toBeVisible();
  });

  it('with the same dates of last year if the address says so, also on paper', async () => {
    open({ compare: 'tahun-lalu' });
    const omzet = await card('Omzet');
    expect(await omzet.findByText('turun 50%')).toBeVisible();
    expect(omzet.getByText('dibanding 14–20 Nov 2025 hingga 09.05 WIB')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.querySelector('.print-sheet header')).toHaveTextContent(
      'Dibandingkan dengan14–20 Nov 2025 hingga 09.05 WIB',
    );
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('with nothing if the user chose no comparison, and the server gets no request for it', async () => {
    open({ compare: 'tanpa' });
    expect(await (await card('Omzet')).findByText('Rp500.000')).toBeVisible();
    expect((await days())[0]).toEqual(['Tanggal', 'Transaksi', 'Omzet']);
    expect(screen.queryByText(/^dibanding|^Sebelumnya/)).toBeNull();
    const figures = office.api.received.filter(({ path }) => /summary|series/.test(path));
    expect(new Set(figures.map(({ path }) => path)).size).toBe(2);
  });

  it('with the previous period if the address has an invalid value, or after the user chooses it again', async () => {
    const person = open({ compare: 'dahulu' });
    expect(await choice()).toHaveDisplayValue('Periode Sebelumnya');
    await person.selectOptions(await choice(), 'Tanpa Pembanding');
    await waitFor(() => expect(address()).toContain('"compare":"tanpa"'));
    await person.selectOptions(await choice(), 'Periode Sebelumnya');
    await waitFor(() => expect(address()).not.toContain('compare'));
  });
});
