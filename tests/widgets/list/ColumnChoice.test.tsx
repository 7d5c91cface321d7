import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DataTable } from '../../../src/widgets/list/DataTable';
import { ListPage } from '../../../src/widgets/list/ListPage';
import { listOf, renderShops, shops } from './shops';

const table = (
  <ListPage>
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="city" label="Tempat" />
      <DataTable.Col source="sold" numeric />
    </DataTable>
  </ListPage>
);

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

const openChoice = async () => {
  renderShops(table, { server: { getList: listOf(shops(3)) } });
  const user = userEvent.setup();
  await screen.findByText('Toko 001');
  await user.click(screen.getByRole('button', { name: /^Kolom/ }));
  const panel = await screen.findByRole('dialog', { name: 'Kolom yang ditampilkan' });
  return { user, panel: within(panel) };
};

describe('the choice of columns', () => {
  it('hides a column at once, head and cells, and says how many are left', async () => {
    const { user, panel } = await openChoice();
    await user.click(panel.getByRole('checkbox', { name: 'Tempat' }));
    await user.click(panel.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(heads()).toEqual(['Nama', 'Terjual']);
    expect(screen.queryByText('Kota Bogor')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Kolom 2 dari 3' })).toHaveFocus();
  });

  it('keeps the first column, which leads to the record', async () => {
    const { panel } = await openChoice();
    expect(panel.getByRole('checkbox', { name: 'Nama' })).toBeDisabled();
  });

  it('shows all columns again by one button', async () => {
    const { user, panel } = await openChoice();
    await user.click(panel.getByRole('checkbox', { name: 'Tempat' }));
    await user.click(panel.getByRole('checkbox', { name: 'Terjual' }));
    await user.click(panel.getByRole('button', { name: 'Tampilkan semua' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(heads()).toEqual(['Nama', 'Tempat', 'Terjual']));
  });
});
