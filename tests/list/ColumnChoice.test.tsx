import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { DataTable } from '../../src/list/DataTable';
import { ListPage } from '../../src/list/ListPage';
import { listOf, renderShops, shops } from './shops';

const table = (
  <ListPage>
    <DataTable
      columns={[{ source: 'name' }, { source: 'city', label: 'Tempat' }, { source: 'sold', numeric: true }]}
    />
  </ListPage>
);

/** The headers; while a dialog is open, the page behind it is hidden from assistive technology. */
const heads = () => screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent);

const openChoice = async () => {
  renderShops(table, { server: { getList: listOf(shops(3)) } });
  const user = userEvent.setup();
  await screen.findByText('Toko 001');
  await user.click(screen.getByRole('button', { name: /^Kolom/ }));
  const panel = await screen.findByRole('dialog', { name: 'Kolom yang ditampilkan' });
  return { user, panel: within(panel) };
};

describe('the choice of columns', () => {
  it('hides the header and cells of a column at once, and says how many columns are left', async () => {
    const { user, panel } = await openChoice();
    await user.click(panel.getByRole('checkbox', { name: 'Tempat' }));
    await user.click(panel.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(heads()).toEqual(['Nama', 'Terjual']);
    expect(screen.queryByText('Kota Bogor')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Kolom 2 dari 3' })).toHaveFocus();
  });

  it('moves a column by keyboard alone, announces its position, and keeps the focus on the button', async () => {
    const { user, panel } = await openChoice();
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
    const { user, panel } = await openChoice();
    expect(panel.getByRole('checkbox', { name: 'Nama' })).toBeDisabled();
    expect(panel.queryByRole('button', { name: /Nama$/ })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Naikkan Tempat' }));
    expect(heads()).toEqual(['Nama', 'Tempat', 'Terjual']);
  });

  it('restores the default order by one button, which is shown only when the order differs', async () => {
    const { user, panel } = await openChoice();
    expect(panel.queryByRole('button', { name: 'Urutan awal' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Turunkan Tempat' }));
    await user.click(await panel.findByRole('button', { name: 'Urutan awal' }));
    await waitFor(() => expect(heads()).toEqual(['Nama', 'Tempat', 'Terjual']));
    // The button has disappeared, and the focus stays in the panel.
    expect(panel.getByRole('button', { name: 'Kolom awal' })).toHaveFocus();
  });
});

it.each([
  ['a complete order', ['name', 'sold', 'city'], ['Nama', 'Terjual', 'Tempat']],
  ['another column at the first place', ['sold', 'city', 'name'], ['Nama', 'Terjual', 'Tempat']],
  ['a column that no longer exists', ['name', 'gone', 'sold', 'city'], ['Nama', 'Terjual', 'Tempat']],
  ['without a newer column', ['name', 'sold'], ['Nama', 'Terjual', 'Tempat']],
  ['not a list of names', { sold: 1 }, ['Nama', 'Tempat', 'Terjual']],
])('a saved order of columns is used as far as it is valid: %s', async (_, order, expected) => {
  const store = memoryStore({ 'shops.columnOrder': order });
  renderShops(table, { server: { getList: listOf(shops(3)) }, store });
  await screen.findByText('Toko 001');
  expect(heads()).toEqual(expected);
});
