import { screen, waitFor, within } from '@testing-library/react';
import { memoryStore } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { Column } from '../../src/list/columns';
import { listOf, openShops, shopPage, shops } from './shops';

const rows = shops(1).map((shop) => ({
  ...shop,
  account: '1234567890120123',
  opened_at: '2026-11-20T02:05:00Z',
  due: '2027-03-01',
  balance: 1_250_000,
  code: 'BGR',
  note: null,
}));

/** Opens a list of one shop. */
const open = (columns: readonly Column[], store = memoryStore(), at = '/shops') =>
  openShops(shopPage({ columns }), { server: { getList: listOf(rows) }, store, at });

/** The headers; while a dialog is open, the page behind it is hidden from assistive technology. */
const heads = () => screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent);

/** Opens a list, and its panel 'Kolom'. */
const openChoice = async (...list: Parameters<typeof open>) => {
  const { user } = await open(...list);
  await user.click(screen.getByRole('button', { name: /^Kolom/ }));
  return { user, panel: within(await screen.findByRole('dialog', { name: 'Kolom yang ditampilkan' })) };
};

const three: readonly Column[] = [
  { source: 'name' },
  { source: 'city', label: 'Tempat' },
  { source: 'sold', numeric: true },
];

describe('the choice of columns', () => {
  it('hides the header and cells of a column at once, and says how many columns are left', async () => {
    const { user, panel } = await openChoice(three);
    await user.click(panel.getByRole('checkbox', { name: 'Tempat' }));
    await user.click(panel.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(heads()).toEqual(['Nama', 'Terjual']);
    expect(screen.queryByText('Kota Bogor')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Kolom 2 dari 3' })).toHaveFocus();
  });

  it('moves a column by keyboard alone, announces its position, and keeps the focus on the button', async () => {
    const { user, panel } = await openChoice(three);
    panel.getByRole('button', { name: 'Turunkan Tempat' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(heads()).toEqual(['Nama', 'Terjual', 'Tempat']));
    expect(panel.getByRole('button', { name: 'Turunkan Tempat' })).toHaveFocus();
    expect(panel.getByText('Tempat: urutan 3 dari 3')).toHaveRole('status');
    // The column is the last one, so nothing happens, and the focus stays.
    await user.keyboard('{Enter}');
    expect(heads()).toEqual(['Nama', 'Terjual', 'Tempat']);
    expect(panel.getByRole('button', { name: 'Turunkan Tempat' })).toHaveFocus();
    await user.click(panel.getByRole('button', { name: 'Naikkan Tempat' }));
    await waitFor(() => expect(heads()).toEqual(['Nama', 'Tempat', 'Terjual']));
  });

  it('cannot move or hide the first column, which leads to the record', async () => {
    const { user, panel } = await openChoice(three);
    expect(panel.getByRole('checkbox', { name: 'Nama' })).toBeDisabled();
    expect(panel.queryByRole('button', { name: /Nama$/ })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Naikkan Tempat' }));
    expect(heads()).toEqual(['Nama', 'Tempat', 'Terjual']);
  });

  it('restores the default order by one button, which is shown only when the order differs', async () => {
    const { user, panel } = await openChoice(three);
    expect(panel.queryByRole('button', { name: 'Urutan awal' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Turunkan Tempat' }));
    await user.click(await panel.findByRole('button', { name: 'Urutan awal' }));
    await waitFor(() => expect(heads()).toEqual(['Nama', 'Tempat', 'Terjual']));
    // The button has disappeared, and the focus stays in the panel.
    expect(panel.getByRole('button', { name: 'Kolom awal' })).toHaveFocus();
  });

  it('in one tab keeps that for a column which other tabs show otherwise', async () => {
    const store = memoryStore({ 'shops.datatable': ['sold.queue'] });
    const ofTabs: readonly Column[] = [
      { source: 'name' },
      { source: 'sold', only: 'otherTabs' },
      { source: 'city' },
    ];
    const { user, panel } = await openChoice(ofTabs, store);
    expect(heads()).toEqual(['Nama', 'Terjual', 'Kota']);
    await user.click(panel.getByRole('checkbox', { name: 'Kota' }));
    expect(store.getItem('shops.datatable')).toEqual(['sold.queue', 'city']);
  });

  it('moves a column in one tab, and keeps the place of a column that only another tab shows', async () => {
    const store = memoryStore();
    const ofTabs: readonly Column[] = [
      { source: 'name' },
      { source: 'sold', only: 'queue' },
      { source: 'city' },
      { source: 'code' },
    ];
    const { user, panel } = await openChoice(ofTabs, store);
    await user.click(panel.getByRole('button', { name: /^Naikkan .*code$/i }));
    expect(store.getItem('shops.columnOrder')).toEqual(['name', 'sold', 'code', 'city']);
  });
});

it('a column that is hidden in the queue is shown in another tab that is sorted by it', async () => {
  const store = memoryStore({ 'shops.datatable': ['sold.queue'] });
  await open([{ source: 'name' }, { source: 'sold', only: 'queue' }], store, '/shops?sort=sold&order=DESC');
  expect(heads()).toEqual(['Nama', 'Terjual']);
});

it.each([
  ['a complete order', ['name', 'sold', 'city']],
  ['another column at the first place', ['sold', 'city', 'name']],
  ['a column that no longer exists', ['name', 'gone', 'sold', 'city']],
  ['without a newer column', ['name', 'sold']],
])('a saved order of columns is used as far as it is valid: %s', async (_, order) => {
  await open(three, memoryStore({ 'shops.columnOrder': order }));
  expect(heads()).toEqual(['Nama', 'Terjual', 'Tempat']);
});

describe('columns that a table hides at first', () => {
  const nine: readonly Column[] = [
    { source: 'name' },
    { source: 'sold', numeric: true },
    { source: 'city', hiddenAtFirst: true },
    { source: 'account', label: 'No. Rekening', secret: true, hiddenAtFirst: true },
    { source: 'opened_at', label: 'Dibuka', type: 'instant', hiddenAtFirst: true },
    { source: 'due', label: 'Jatuh Tempo', hiddenAtFirst: true },
    { source: 'balance', label: 'Saldo', type: 'money', hiddenAtFirst: true },
    { source: 'code', label: 'Wilayah', words: 'cities', hiddenAtFirst: true },
    { source: 'note', label: 'Ket.', hiddenAtFirst: true },
  ];

  it('are offered, but hidden until the user chooses them', async () => {
    const { user, panel } = await openChoice(nine);
    expect(heads()).toEqual(['Nama', 'Terjual']);
    expect(screen.getByRole('button', { name: 'Kolom', hidden: true })).toBeVisible();
    expect(panel.getAllByRole('checkbox', { checked: false })).toHaveLength(7);
    expect(panel.queryByRole('button', { name: 'Naikkan Kota' })).toBeNull();
    await user.click(panel.getByRole('checkbox', { name: 'Kota' }));
    await user.click(panel.getByRole('button', { name: 'Naikkan Kota' }));
    expect(panel.getByRole('status')).toHaveTextContent('Kota: urutan 2 dari 3');
    await user.click(panel.getByRole('button', { name: 'Turunkan Kota' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(heads()).toEqual(['Nama', 'Terjual', 'Kota']));
    expect(await screen.findByRole('button', { name: 'Kolom 3 dari 9' })).toBeVisible();
    expect(await screen.findByRole('cell', { name: 'Kota Bogor' })).toBeVisible();
  });

  it('show their values in the formats of a table', async () => {
    const shown = ['account', 'opened_at', 'due', 'balance', 'code', 'note'];
    await open(nine, memoryStore({ 'shops.datatable': shown }));
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '0',
      '••••••••••••0123',
      '20 Nov 2026, 09.05 WIB',
      '1 Mar 2027',
      'Rp1.250.000',
      'Kota Bogor',
      '–',
    ]);
    // The number is neither in a text nor in a tooltip.
    expect(document.body.innerHTML).not.toContain('1234567890120123');
  });

  it('are hidden again by one button, which shows the default columns', async () => {
    const { user, panel } = await openChoice(nine, memoryStore({ 'shops.datatable': ['city', 'sold'] }));
    expect(heads()).toEqual(['Nama', 'Kota']);
    await user.click(panel.getByRole('button', { name: 'Kolom awal' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(heads()).toEqual(['Nama', 'Terjual']));
  });
});
