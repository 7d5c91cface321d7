import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { Column } from '../../src/list/columns';
import { DataTable } from '../../src/list/DataTable';
import { ListPage } from '../../src/list/ListPage';
import { listOf, renderShops, shops } from './shops';

const columns: readonly Column[] = [
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
const table = (
  <ListPage columns={columns}>
    <DataTable />
  </ListPage>
);

const rows = shops(1).map((shop) => ({
  ...shop,
  account: '1234567890120123',
  opened_at: '2026-11-20T02:05:00Z',
  due: '2027-03-01',
  balance: 1_250_000,
  code: 'BGR',
  note: null,
}));

const open = (store = memoryStore()) => renderShops(table, { server: { getList: listOf(rows) }, store });

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

const openChoice = async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Kolom/ }));
  return { user, panel: within(await screen.findByRole('dialog', { name: 'Kolom yang ditampilkan' })) };
};

describe('columns that a table hides at first', () => {
  it('are offered, but hidden until the user chooses them', async () => {
    open();
    expect(await screen.findByText('Toko 001')).toBeVisible();
    expect(heads()).toEqual(['Nama', 'Terjual']);
    expect(screen.getByRole('button', { name: 'Kolom' })).toBeVisible();
    const { user, panel } = await openChoice();
    expect(panel.getAllByRole('checkbox', { checked: false })).toHaveLength(7);
    expect(panel.queryByRole('button', { name: 'Naikkan Kota' })).toBeNull();
    await user.click(panel.getByRole('checkbox', { name: 'Kota' }));
    await user.click(panel.getByRole('button', { name: 'Naikkan Kota' }));
    expect(panel.getByRole('status')).toHaveTextContent('Kota: urutan 2 dari 3');
    await user.click(panel.getByRole('button', { name: 'Turunkan Kota' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(heads()).toEqual(['Nama', 'Terjual', 'Kota']));
    expect(screen.getByRole('button', { name: 'Kolom 3 dari 9' })).toBeVisible();
    expect(await screen.findByRole('cell', { name: 'Kota Bogor' })).toBeVisible();
  });

  it('show their values in the formats of a table', async () => {
    const shown = ['account', 'opened_at', 'due', 'balance', 'code', 'note'];
    open(memoryStore({ 'shops.datatable': shown }));
    await screen.findByText('••••••••••••0123');
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
    open(memoryStore({ 'shops.datatable': ['city', 'sold'] }));
    await screen.findByText('Kota Bogor');
    expect(heads()).toEqual(['Nama', 'Kota']);
    const { user, panel } = await openChoice();
    await user.click(panel.getByRole('button', { name: 'Kolom awal' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(heads()).toEqual(['Nama', 'Terjual']));
  });
});

it('a choice in one tab keeps that for a column which other tabs show otherwise', async () => {
  const store = memoryStore({ 'shops.datatable': ['sold.queue'] });
  const ofTabs: readonly Column[] = [
    { source: 'name' },
    { source: 'sold', only: 'otherTabs' },
    { source: 'city' },
  ];
  const page = (
    <ListPage columns={ofTabs}>
      <DataTable />
    </ListPage>
  );
  renderShops(page, { server: { getList: listOf(rows) }, store });
  expect(await screen.findByText('Toko 001')).toBeVisible();
  expect(heads()).toEqual(['Nama', 'Terjual', 'Kota']);
  const { user, panel } = await openChoice();
  await user.click(panel.getByRole('checkbox', { name: 'Kota' }));
  expect(store.getItem('shops.datatable')).toEqual(['sold.queue', 'city']);
});

it('a column that is hidden in the queue is shown in another tab that is sorted by it', async () => {
  const ofTabs: readonly Column[] = [{ source: 'name' }, { source: 'sold', only: 'queue' }];
  const page = (
    <ListPage columns={ofTabs}>
      <DataTable />
    </ListPage>
  );
  const store = memoryStore({ 'shops.datatable': ['sold.queue'] });
  renderShops(page, { server: { getList: listOf(rows) }, store, at: '/shops?sort=sold&order=DESC' });
  expect(await screen.findByText('Toko 001')).toBeVisible();
  expect(heads()).toEqual(['Nama', 'Terjual']);
});
