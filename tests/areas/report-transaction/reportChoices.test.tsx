import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderRecord } from '../../../mocks/world/records';
import { filtered, startBackOffice } from '../../support/backOffice';
import { layDown } from '../../support/smallWorld';
import { orders } from '../../support/smallWorld/orders';
import { textOf } from '../../support/tables';

const office = startBackOffice();
beforeEach(() => layDown(office.api.db));

const path = '/dashboard/report-transaction';
const addressOf = (filter: object) => filtered(path, filter);
const address = () => decodeURIComponent(location.search);
const omzetIs = async (figure: string) => {
  const card = (await screen.findByText('Omzet', { selector: 'dt' })).parentElement ?? document.body;
  expect(await within(card).findByText(figure)).toBeVisible();
};
const rowsOf = async (name: string) => textOf(await screen.findByRole('table', { name })).slice(1);
const tableOf = async (name: string) => {
  const card = await screen.findByRole('region', { name });
  return { card, toggle: await within(card).findByRole('button', { name: 'Lihat sebagai tabel' }) };
};

/** The week of the small world: Rp894.000 of clothes, Rp234.000 of drinks. */
describe('Omzet per kategori', () => {
  it('shows the main categories, and says that a transaction may count in several of them', async () => {
    office.open('keuangan', path);
    expect(await rowsOf('Omzet per kategori')).toEqual([
      ['Pakaian', '4', 'Rp894.000'],
      ['Pangan', '2', 'Rp234.000'],
    ]);
    expect(screen.getByText('Satu transaksi dapat dihitung di beberapa kategori.')).toBeVisible();
  });

  it.each(['kategori-pangan', 'kategori-minuman'])(
    'shows only Minuman if the report is filtered by %s',
    async (category_id) => {
      office.open('keuangan', addressOf({ category_id }));
      expect(await rowsOf('Omzet per kategori')).toEqual([['Minuman', '2', 'Rp234.000']]);
    },
  );

  it('counts a transaction of two categories in both', async () => {
    const [, drinks, shirt] = orders;
    const mixed: OrderRecord = { ...shirt, items: [...shirt.items, ...drinks.items] };
    layDown(office.api.db, { orders: [mixed] });
    office.open('keuangan', path);
    expect(await rowsOf('Omzet per kategori')).toEqual([
      ['Pakaian', '1', 'Rp155.500'],
      ['Pangan', '1', 'Rp155.500'],
    ]);
  });
});

describe('A row of a chart filters the report', () => {
  it.each([
    ['Omzet per metode', 'QRIS filter', '"method":"QRIS"', 'Metode', '1', 'Rp129.500'],
    [
      'Omzet per kategori',
      'Pakaian filter',
      '"category_id":"kategori-pakaian"',
      'Kategori',
      '4',
      'Rp894.000',
    ],
    ['10 toko teratas', /^Kios Anggrek/, '"store_id":"pelapak-anggrek"', 'Toko', '2', 'Rp234.000'],
  ] as const)(
    'in %s, by keyboard, until its chip is removed',
    async (title, row, inAddress, filter, count, omzet) => {
      const person = office.open('keuangan', path);
      const { card, toggle } = await tableOf(title);
      // The hidden table of a chart cannot get the focus.
      expect(within(card).getAllByRole('button')).toEqual([toggle]);
      toggle.focus();
      await person.keyboard('{Enter}');
      const button = within(card).getByRole('button', { name: row });
      button.focus();
      await person.keyboard('{Enter}');
      await waitFor(() => expect(address()).toContain(inAddress));
      expect(
        await screen.findByRole('row', { name: new RegExp(`^Jumlah seluruh ${count} transaksi`) }),
      ).toBeVisible();
      await omzetIs(omzet);
      await person.click(screen.getByRole('button', { name: `Hapus filter ${filter}` }));
      await waitFor(() => expect(address()).not.toContain(inAddress));
      await omzetIs('Rp1.128.000');
    },
  );

  it('until the user presses Back', async () => {
    const person = office.open('keuangan', path);
    const { card, toggle } = await tableOf('Omzet per metode');
    await person.click(toggle);
    await person.click(within(card).getByRole('button', { name: 'Virtual Account filter' }));
    await omzetIs('Rp446.000');
    history.back();
    await omzetIs('Rp1.128.000');
    expect(address()).not.toContain('method');
  });

  it('and keeps the other filters', async () => {
    const person = office.open('keuangan', addressOf({ city: 'Kota Bandung', compare: 'tanpa' }));
    const { card, toggle } = await tableOf('Omzet per metode');
    await person.click(toggle);
    await person.click(within(card).getByRole('button', { name: 'Transfer Bank filter' }));
    await waitFor(() => expect(address()).toContain('"method":"TRANSFER_BANK"'));
    expect(address()).toContain('"city":"Kota Bandung"');
    expect(address()).toContain('"compare":"tanpa"');
  });
});
