import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderRecord } from '../../../mocks/world/records';
import { filtered, startBackOffice, walkTo } from '../../support/backOffice';
import { factOf, press, wordsOf } from '../../support/parts';
import { layDown } from '../../support/smallWorld';
import { orders } from '../../support/smallWorld/orders';
import { sellers } from '../../support/smallWorld/people';
import { textOf } from '../../support/tables';

const office = startBackOffice();
beforeEach(() => layDown(office.api.db));

const path = '/dashboard/report-transaction';
const omzetIs = async (figure: string) =>
  expect(await within(await factOf('Omzet')).findByText(figure)).toBeVisible();
const address = () => decodeURIComponent(location.search);

/** In the week of the small world, Rp234.000 of Rp1.128.000 come from Depok. */
it('The report is filtered by a city that is found by typing, until its chip is removed', async () => {
  const person = office.open('keuangan', path);
  await omzetIs('Rp1.128.000');
  await press(person, 'Filter');
  const choice = await screen.findByRole('combobox', { name: 'Kota Toko' });
  await waitFor(() => expect(choice).toBeEnabled());
  await person.click(choice);
  const list = within(await screen.findByRole('listbox'));
  expect(wordsOf(list.getAllByRole('option'))).toEqual(['Kota Bandung', 'Kota Depok']);
  await person.keyboard('depok{Enter}{Escape}');
  await omzetIs('Rp234.000');
  expect(address()).toContain('"city":"Kota Depok"');
  const methods = await screen.findByRole('table', { name: 'Omzet per metode' });
  expect(textOf(methods).slice(1)).toEqual([
    ['QRIS', '1', 'Rp129.500'],
    ['Bayar di Tempat', '1', 'Rp104.500'],
  ]);
  await press(person, 'Hapus filter Kota Toko');
  await omzetIs('Rp1.128.000');
  expect(address()).not.toContain('city');
});

it('Two shops of one name differ by city and phone in the filter of the report and on its chip, and are found by either', async () => {
  layDown(office.api.db, {
    'member-list/seller': sellers.map((seller) => ({ ...seller, shop_name: 'Kopi Bahagia' })),
    orders: orders.map((order) => ({ ...order, seller: 'Kopi Bahagia' })),
  });
  const person = office.open('keuangan', path);
  await press(person, 'Filter');
  const choice = await screen.findByRole('combobox', { name: 'Toko' });
  await waitFor(() => expect(choice).toBeEnabled());
  await person.click(choice);
  const list = within(await screen.findByRole('listbox'));
  const depok = 'Kopi Bahagia · Kota Depok · 6281234567002';
  expect(wordsOf(list.getAllByRole('option'))).toEqual([
    'Kopi Bahagia · Kota Bandung · 6281234567001',
    depok,
  ]);
  await person.paste('0812-3456-7002');
  expect(wordsOf(list.getAllByRole('option'))).toEqual([depok]);
  await person.keyboard('{Enter}');
  expect(await screen.findByText(depok, { selector: 'strong' })).toBeVisible();
  expect(address()).toContain('"store_id":"pelapak-anggrek"');
});

it('The report shows its filters on paper by their names', async () => {
  office.open('keuangan', filtered(path, { city: 'Kota Depok', category_id: 'kategori-minuman' }));
  await omzetIs('Rp234.000');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = document.querySelector('.print-sheet header');
  await waitFor(() => expect(sheet).toHaveTextContent('KategoriPangan › Minuman'));
  expect(sheet).toHaveTextContent('Kota TokoKota Depok');
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

it('The choices of a filter of the report are loaded again after an error', async () => {
  const mend = office.answer('GET */report-transaction/cities', { message: 'Gangguan' }, 400);
  const person = office.open('keuangan', path);
  await press(person, 'Filter');
  expect(await screen.findByText('Pilihan gagal dimuat.')).toBeVisible();
  mend();
  await press(person, 'Coba lagi');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Kota Toko' })).toBeEnabled());
});

const rowsOf = async (name: string) => textOf(await screen.findByRole('table', { name })).slice(1);
const tableOf = async (name: string) => {
  const card = await screen.findByRole('region', { name });
  return { card, toggle: await within(card).findByRole('button', { name: 'Lihat sebagai tabel' }) };
};

/** The week of the small world: Rp894.000 of clothes, Rp234.000 of drinks. */
describe('Omzet per kategori', () => {
  it('shows the main categories, and only Minuman if the report is filtered by it or by the category above it', async () => {
    office.open('keuangan', path);
    expect(await rowsOf('Omzet per kategori')).toEqual([
      ['Pakaian', '4', 'Rp894.000'],
      ['Pangan', '2', 'Rp234.000'],
    ]);
    expect(screen.getByText('Satu transaksi dapat dihitung di beberapa kategori.')).toBeVisible();
    walkTo(filtered(path, { category_id: 'kategori-pangan' }));
    await omzetIs('Rp234.000');
    expect(await screen.findByRole('row', { name: /^Jumlah seluruh 2 transaksi/ })).toBeVisible();
    expect(await rowsOf('Omzet per kategori')).toEqual([['Minuman', '2', 'Rp234.000']]);
    walkTo(filtered(path, { category_id: 'kategori-minuman' }));
    expect(await screen.findByText('Pangan › Minuman', { selector: 'strong' })).toBeVisible();
    expect(await rowsOf('Omzet per kategori')).toEqual([['Minuman', '2', 'Rp234.000']]);
  });

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
  it('by keyboard, until its chip is removed', async () => {
    const person = office.open('keuangan', path);
    for (const [title, row, inAddress, filter, count, omzet] of [
      ['Omzet per metode', 'QRIS filter', '"QRIS"', 'Metode', '1', 'Rp129.500'],
      ['Omzet per kategori', 'Pakaian filter', 'kategori-pakaian', 'Kategori', '4', 'Rp894.000'],
      ['10 toko teratas', /^Kios Anggrek/, 'pelapak-anggrek', 'Toko', '2', 'Rp234.000'],
    ] as const) {
      const { card, toggle } = await tableOf(title);
      // The hidden table of a chart cannot get the focus.
      expect(within(card).getAllByRole('button')).toEqual([toggle]);
      toggle.focus();
      await person.keyboard('{Enter}');
      const button = within(card).getByRole('button', { name: row });
      button.focus();
      await person.keyboard('{Enter}');
      await waitFor(() => expect(address()).toContain(inAddress));
      const sum = new RegExp(`^Jumlah seluruh ${count} transaksi`);
      expect(await screen.findByRole('row', { name: sum })).toBeVisible();
      await omzetIs(omzet);
      await press(person, `Hapus filter ${filter}`);
      await waitFor(() => expect(address()).not.toContain(inAddress));
      await omzetIs('Rp1.128.000');
    }
  });

  it('and keeps the other filters, until the user presses Back', async () => {
    const person = office.open('keuangan', filtered(path, { city: 'Kota Bandung', compare: 'tanpa' }));
    const { card, toggle } = await tableOf('Omzet per metode');
    await person.click(toggle);
    await person.click(within(card).getByRole('button', { name: 'Transfer Bank filter' }));
    await waitFor(() => expect(address()).toContain('"method":"TRANSFER_BANK"'));
    expect(address()).toContain('"city":"Kota Bandung"');
    expect(address()).toContain('"compare":"tanpa"');
    history.back();
    await waitFor(() => expect(address()).not.toContain('method'));
    await omzetIs('Rp894.000');
  });
});
