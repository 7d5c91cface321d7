import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { filtered, startBackOffice } from '../../support/backOffice';
import { factOf } from '../../support/parts';
import { layDown } from '../../support/smallWorld';
import { textOf } from '../../support/tables';

const office = startBackOffice();
beforeEach(() => layDown(office.api.db));

const path = '/dashboard/report-transaction';

/** The figure of a card, and how it compares. */
const card = async (label: string | RegExp): Promise<(string | null)[]> => {
  const box = within(await factOf(label));
  // The second definition is empty until the comparison has loaded.
  await waitFor(() => expect(box.getAllByRole('definition')[1]).not.toBeEmptyDOMElement());
  const [figure, change] = box.getAllByRole('definition');
  return [figure?.textContent ?? null, change?.querySelector('.change')?.textContent ?? null];
};
const chart = async (name: string): Promise<string[][]> => textOf(await screen.findByRole('table', { name }));
/** The same chart after its comparison has loaded. */
const comparedChart = async (name: string): Promise<string[][]> => {
  await screen.findByRole('columnheader', { name: /^Omzet .* WIB$/ });
  return chart(name);
};

/** 14 to 20 November: six orders that were paid. The unpaid and the cancelled order do not count. */
it('the figures of the last seven days appear in the cards, compared with the seven days before, in the charts by day in WIB, by method and by shop, and in the table, newest first, with the sums of all rows', async () => {
  office.open('keuangan', path);
  expect(await card('Omzet')).toEqual(['Rp1.128.000', 'naik 418,6%']);
  expect(await card('Jumlah transaksi')).toEqual(['6', 'naik 500%']);
  expect(await card('Rata-rata per transaksi')).toEqual(['Rp188.000', 'turun 13,6%']);
  expect(await card('Komisi')).toEqual(['Rp38.500', 'naik 285%']);
  expect(await card(/^Pengembalian dana$/)).toEqual(['Rp290.500', null]);

  expect(await comparedChart('Omzet per hari')).toEqual([
    ['Tanggal', 'Transaksi', 'Omzet', 'Omzet 7–13 Nov 2026 hingga 09.05 WIB'],
    ['14 Nov 2026', '1', 'Rp105.500', 'Rp0'],
    ['15 Nov 2026', '0', 'Rp0', 'Rp0'],
    ['16 Nov 2026', '1', 'Rp104.500', 'Rp0'],
    ['17 Nov 2026', '1', 'Rp290.500', 'Rp0'],
    ['18 Nov 2026', '1', 'Rp342.500', 'Rp0'],
    ['19 Nov 2026', '1', 'Rp155.500', 'Rp0'],
    // Sold at 09.00 on the 13th.
    ['20 Nov 2026', '1', 'Rp129.500', 'Rp217.500'],
  ]);
  expect(await chart('Omzet per metode')).toEqual([
    ['Metode', 'Transaksi', 'Omzet'],
    ['Virtual Account', '2', 'Rp446.000'],
    ['Dompet Digital', '1', 'Rp342.500'],
    ['QRIS', '1', 'Rp129.500'],
    ['Transfer Bank', '1', 'Rp105.500'],
    ['Bayar di Tempat', '1', 'Rp104.500'],
  ]);
  expect(await chart('10 toko teratas')).toEqual([
    ['Toko', 'Transaksi', 'Omzet'],
    ['Toko Melati · Kota Bandung · 6281234567001', '4', 'Rp894.000'],
    ['Kios Anggrek · Kota Depok · 6281234567002', '2', 'Rp234.000'],
  ]);

  const foot = await screen.findByRole('row', { name: /^Jumlah seluruh 6 transaksi/ });
  const money = textOf(foot.closest('table') as HTMLTableElement).map((cells) =>
    [/INV\/\d+\/\d+/.exec(cells[0] ?? '')?.[0] ?? cells[0], ...cells.slice(-7)].join(' | '),
  );
  expect(money.slice(1)).toEqual([
    'INV/20261120/0002 | Rp129.500 | Rp5.750 | Rp0 | Rp115.000 | Rp12.000 | Rp2.500 | Rp0',
    'INV/20261119/0003 | Rp155.500 | Rp7.500 | Rp0 | Rp150.000 | Rp18.000 | Rp2.500 | Rp15.000',
    'INV/20261118/0004 | Rp342.500 | Rp16.000 | Rp0 | Rp320.000 | Rp20.000 | Rp2.500 | Rp0',
    'INV/20261117/0008 | Rp290.500 | Rp0 | Rp290.500 | Rp300.000 | Rp18.000 | Rp2.500 | Rp30.000',
    'INV/20261116/0005 | Rp104.500 | Rp5.000 | Rp0 | Rp100.000 | Rp12.000 | Rp2.500 | Rp10.000',
    'INV/20261114/0007 | Rp105.500 | Rp4.250 | Rp0 | Rp85.000 | Rp18.000 | Rp2.500 | Rp0',
    'Jumlah seluruh 6 transaksi | Rp1.128.000 | Rp38.500 | Rp290.500 | Rp1.070.000 | Rp98.000 | Rp15.000 | Rp55.000',
  ]);
  const heads = ['Total', 'Komisi', 'Pengembalian Dana', 'Subtotal', 'Ongkir', 'Biaya Layanan', 'Diskon'];
  expect(money[0]).toContain(heads.join(' | '));
});

describe('the figures', () => {
  const openCustom = (time_gte: string, time_lte: string) =>
    office.open('keuangan', filtered(path, { period: 'kustom', time_gte, time_lte }));

  it('of today begin at midnight in WIB, not in UTC', async () => {
    office.open('keuangan', filtered(path, { period: 'hari-ini' }));
    expect((await card('Omzet'))[0]).toBe('Rp129.500');
    expect((await card('Jumlah transaksi'))[0]).toBe('1');
  });

  it('of a period that is not over have no future days', async () => {
    openCustom('2026-11-19', '2026-11-25');
    const days = (await chart('Omzet per hari')).map(([day]) => day);
    expect(days).toEqual(['Tanggal', '19 Nov 2026', '20 Nov 2026']);
  });

  it('of today end with the current hour of the server', async () => {
    office.answer('GET */report-transaction/summary', {
      ...{ count: 1, average: 129_500, subtotal: 115_000, ongkir: 12_000, biaya_layanan: 2_500 },
      ...{ komisi: 5_750, diskon: 0, total: 129_500, refund: 0, until: '2026-11-20T04:30:00Z' },
    });
    office.open('keuangan', filtered(path, { period: 'hari-ini' }));
    await card('Omzet');
    const hours = (await chart('Omzet per jam')).map(([hour]) => hour);
    expect(hours).toHaveLength(13);
    expect(hours.at(-1)).toBe('11.00–11.59');
  });
});
