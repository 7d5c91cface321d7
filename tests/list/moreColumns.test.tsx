import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { DataTable } from '../../src/list/DataTable';
import { type ExportColumn, hiddenAtFirst, plainColumns } from '../../src/list/export/exportColumn';
import { ListPage } from '../../src/list/ListPage';
import { moreColumns } from '../../src/list/moreColumns';
import { MoneyField } from '../../src/ui/text/MoneyField';
import { listOf, renderShops, shops } from './shops';

const exported: readonly ExportColumn[] = [
  ...plainColumns('name', 'sold'),
  ...hiddenAtFirst(
    { source: 'city' },
    { source: 'account', label: 'No. Rekening', secret: true },
    { source: 'opened_at', label: 'Dibuka', instant: true },
    { source: 'due', label: 'Jatuh Tempo' },
    { source: 'balance', label: 'Saldo', figure: MoneyField },
    { source: 'code', label: 'Wilayah', words: 'cities' },
    { source: 'note', label: 'Ket.' },
  ),
];
const table = (
  <ListPage>
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="sold" numeric />
      {moreColumns(exported)}
    </DataTable>
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

describe('the columns of an export in a table', () => {
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

  it('show the values of the file in the formats of a table', async () => {
    open(
      memoryStore({
        'shops.datatable': ['account', 'opened_at', 'due', 'balance', 'code', 'note'],
      }),
    );
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
