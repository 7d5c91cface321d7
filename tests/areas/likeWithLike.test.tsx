import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { filtered, startBackOffice } from '../support/backOffice';
import { factOf, press } from '../support/parts';
import { layDown } from '../support/smallWorld';
import { orders } from '../support/smallWorld/orders';
import { textOf } from '../support/tables';

/** It is Thursday 19 November 2026, 09.05 WIB (tests/setup.ts), and these are all the orders there are. */
const sales: readonly [created_at: string, total: number][] = [
  ['2026-11-17T20:00:00+07:00', 500_000],
  ['2026-11-18T08:00:00+07:00', 200_000],
  ['2026-11-18T15:30:00+07:00', 800_000],
  ['2026-11-19T08:30:00+07:00', 300_000],
];

const { api, open, answer } = startBackOffice();
beforeEach(() => {
  const [, paid] = orders;
  layDown(api.db, {
    orders: sales.map(([created_at, total]) => ({ ...paid, id: created_at, created_at, total })),
  });
  vi.setSystemTime('2026-11-19T09:05:00+07:00');
});

const report = (filter: object) => open('superadmin', filtered('/dashboard/report-transaction', filter));

const rowsOf = (table: HTMLElement) => textOf(table).slice(1);

describe('A day that is not over', () => {
  it('is compared on the dashboard with yesterday until the same time', async () => {
    open('superadmin', '/dashboard');
    const omzet = await factOf('Omzet hari ini');
    expect(await within(omzet).findByText('Rp300.000')).toBeVisible();
    expect(await within(omzet).findByText('naik 50%')).toBeVisible();
    expect(within(omzet).getByText('dibanding kemarin hingga 09.05 WIB')).toBeVisible();
    expect(await within(await factOf('Transaksi hari ini')).findByText('tetap')).toBeVisible();
  });

  it('is compared in the report with yesterday until the same time, also hour by hour', async () => {
    report({ period: 'hari-ini' });
    const omzet = await factOf('Omzet');
    expect(await within(omzet).findByText('naik 50%')).toBeVisible();
    expect(within(omzet).getByText('dibanding kemarin hingga 09.05 WIB')).toBeVisible();
    await screen.findByRole('columnheader', { name: 'Omzet kemarin hingga 09.05 WIB' });
    const rows = rowsOf(await screen.findByRole('table', { name: 'Omzet per jam' }));
    expect(rows).toHaveLength(10);
    expect(rows.slice(-2)).toEqual([
      ['08.00–08.59', '1', 'Rp300.000', 'Rp200.000'],
      ['09.00–09.59', '0', 'Rp0', 'Rp0'],
    ]);
  });

  it('is not compared if the response does not say until when its figures count', async () => {
    const none = { subtotal: 0, ongkir: 0, biaya_layanan: 0, komisi: 0, diskon: 0, refund: 0 };
    answer('GET */report-transaction/summary', { ...none, count: 1, average: 300_000, total: 300_000 });
    report({ period: 'hari-ini' });
    const omzet = await factOf('Omzet');
    expect(await within(omzet).findByText('Rp300.000')).toBeVisible();
    await screen.findByRole('table', { name: 'Omzet per jam' });
    expect(screen.queryByText(/^dibanding/)).toBeNull();
    expect(within(omzet).getAllByRole('definition')).toHaveLength(1);
    const asked = api.receivedAt('GET report-transaction/summary');
    const filters = asked.map(({ path }) => new URL(path, location.origin).searchParams.get('filter'));
    expect(filters).toEqual(['{"time_gte":"2026-11-19","time_lte":"2026-11-19"}']);
  });
});

describe('A day that is over', () => {
  it('is chosen by Kemarin, compared with the whole day before, and has all 24 hours', async () => {
    const person = report({ period: 'hari-ini' });
    await press(person, 'Kemarin');
    const omzet = await factOf('Omzet');
    expect(await within(omzet).findByText('Rp1.000.000')).toBeVisible();
    expect(await within(omzet).findByText('naik 100%')).toBeVisible();
    expect(within(omzet).getByText('dibanding 17 Nov 2026')).toBeVisible();
    expect(decodeURIComponent(location.search)).toContain('"period":"kemarin"');
    await screen.findByRole('columnheader', { name: 'Omzet 17 Nov 2026' });
    const rows = rowsOf(await screen.findByRole('table', { name: 'Omzet per jam' }));
    expect(rows).toHaveLength(24);
    expect([rows[8], rows[15]]).toEqual([
      ['08.00–08.59', '1', 'Rp200.000', 'Rp0'],
      ['15.00–15.59', '1', 'Rp800.000', 'Rp0'],
    ]);
  });

  it('shows the whole day if the host does not send its hours', async () => {
    answer('GET */report-transaction/series', [
      { date: '2026-11-17', count: 1, total: 500_000 },
      { date: '2026-11-18', count: 2, total: 1_000_000 },
    ]);
    report({ period: 'kemarin' });
    await screen.findByRole('columnheader', { name: 'Omzet 17 Nov 2026' });
    expect(rowsOf(await screen.findByRole('table', { name: 'Omzet per hari' }))).toEqual([
      ['18 Nov 2026', '2', 'Rp1.000.000', 'Rp500.000'],
    ]);
  });
});

describe('A period that ends before it begins', () => {
  it('says so at its dates, shows no figure, and sends no request', async () => {
    report({ period: 'kustom', time_gte: '2026-11-18', time_lte: '2026-11-10' });
    expect(await screen.findByText('Periode berakhir sebelum dimulai')).toBeVisible();
    const dates = screen.getByRole('group', { name: 'Tanggal Transaksi' });
    expect(within(dates).getByRole('alert')).toHaveTextContent(/^Batas “Sampai” harus sama dengan/);
    expect(screen.queryByRole('term')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: /Ekspor|Cetak/ })).toBeNull();
    expect(api.received.filter(({ path }) => path.includes('report-transaction'))).toEqual([]);
  });
});
