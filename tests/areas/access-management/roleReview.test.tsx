import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { roleTable } from '../../../mocks/server/staffAccounts';
import { freshness, rereadAccess } from '../../../src/authProvider/rereadAccess';
import { startBackOffice } from '../../support/backOffice';
import { colleague } from '../../support/colleague';

const office = startBackOffice({ sellers: 5 });
const roles = roleTable(office.api.db.collections);

const formOf = async (id: string, as = 'superadmin') => {
  const user = office.open(as, `/dashboard/access-management/${id}`);
  await screen.findByRole('checkbox', { name: 'Kelola Orderan' });
  return user;
};
const box = (name: string) => screen.getByRole('checkbox', { name });
const save = (place = screen.getByRole('main')) => within(place).getByRole('button', { name: 'Simpan' });
const dialog = () => screen.findByRole('alertdialog');
/** A colleague saves the role with these changes. */
const change = (id: string, changes: { name?: string; permissions?: string[] }) => {
  const { name, description, permissions } = roles.get(id) ?? {};
  return colleague(office.api).send('PUT', `access-management/${id}`, {
    name,
    description,
    permissions,
    ...changes,
  });
};

describe('the review of a role', () => {
  it.each([
    ['', undefined],
    [', and the user already has its new name', () => rereadAccess(freshness.changed)],
  ])('warns of a loss for the user, also if a colleague just renamed their role%s', async (_, meanwhile) => {
    await change('peran-keuangan', { permissions: ['MANAGE_AKSES_MANAJEMEN', 'MANAGE_ORDERAN'] });
    const user = await formOf('peran-keuangan', 'keuangan');
    await change('peran-keuangan', { name: 'Keuangan Pusat' });
    await act(async () => meanwhile?.());
    expect(screen.getByText(/^Ini peran Anda sendiri/)).toBeVisible();
    await user.click(box('Kelola Orderan'));
    await user.click(save());
    const review = await dialog();
    expect(review).toHaveAccessibleName('Simpan perubahan peran Keuangan Pusat?');
    expect(within(review).getByText('Anda tidak dapat membatalkan ini sendiri.')).toBeVisible();
  });

  it('says that nothing is saved yet if it appears again because a colleague changed the role', async () => {
    const user = await formOf('peran-layanan');
    await user.click(box('Kelola Driver'));
    await user.click(save());
    const notSaved = 'Belum tersimpan karena peran ini baru saja diubah.';
    expect(await dialog()).not.toHaveTextContent(notSaved);
    await change('peran-layanan', { permissions: ['VIEW_DASHBOARD'] });
    await user.click(save(await dialog()));
    expect(await screen.findByText(notSaved)).toBeVisible();
    expect(await dialog()).toHaveAccessibleDescription(new RegExp(notSaved));
    await user.click(save(await dialog()));
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(roles.get('peran-layanan')?.permissions).toEqual(['VIEW_DASHBOARD', 'MANAGE_DRIVER']);
  });
});
