import { screen, waitFor, within } from '@testing-library/react';
import { memoryStore } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { Column } from '../../../src/list/columns';
import { catchFiles } from '../../areas/savedFiles';
import { listOf, openShops, shopPage, shops } from '../shops';

const columns: readonly Column[] = [
  { source: 'name' },
  { source: 'sold' },
  { source: 'city', hiddenAtFirst: true },
  { source: 'rating', label: 'Nilai', hiddenAtFirst: true },
  { source: 'note', label: 'Ket.', hiddenAtFirst: true },
];
const files = catchFiles();

const openPanel = async (kept: Record<string, string[]>, shown = columns) => {
  const { user } = await openShops(shopPage({ columns: shown }), {
    server: { getList: listOf(shops(1)) },
    store: memoryStore(kept),
  });
  await user.click(screen.getByRole('button', { name: 'Ekspor' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Ekspor Toko' }));
  const save = () => user.click(panel.getByRole('button', { name: 'CSV (.csv)' }));
  return { user, panel, save };
};
const expectCells = (expected: string[][]) =>
  waitFor(async () => expect(await files.cells()).toEqual(expected));

describe('the columns of an export', () => {
  it('are all columns, without a choice, if the table shows them all', async () => {
    const { panel, save } = await openPanel({ 'shops.datatable': ['city', 'rating', 'note'] });
    expect(panel.queryByRole('group', { name: 'Kolom' })).toBeNull();
    await save();
    await expectCells([
      ['Nama', 'Terjual', 'Kota', 'Nilai', 'Ket.'],
      ['Toko 001', '0', 'Kota Bogor', '', ''],
    ]);
  });

  it('are those of the table, in their order, if the user chooses that', async () => {
    const { user, panel, save } = await openPanel({
      'shops.datatable': ['city'],
      'shops.columnOrder': ['name', 'city', 'sold'],
    });
    const choice = within(panel.getByRole('group', { name: 'Kolom' }));
    expect(choice.getByRole('radio', { name: 'Semua (5 kolom)' })).toBeChecked();
    await user.click(choice.getByRole('radio', { name: 'Yang tampil di tabel (3 kolom)' }));
    await save();
    await expectCells([
      ['Nama', 'Kota', 'Terjual'],
      ['Toko 001', 'Kota Bogor', '0'],
    ]);
  });

  it('are hidden together with the table column that shows them', async () => {
    const { user, panel, save } = await openPanel({ 'shops.datatable': ['sold'] }, [
      { source: 'name' },
      { source: 'sold' },
      { source: 'city', within: 'sold' },
    ]);
    await user.click(panel.getByRole('radio', { name: 'Yang tampil di tabel (1 kolom)' }));
    await save();
    await expectCells([['Nama'], ['Toko 001']]);
  });
});
