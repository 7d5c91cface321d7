import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminTable, roleTable } from '../../../mocks/server/staffAccounts';
import { session } from '../../../src/authProvider/session';
import { startBackOffice, walkTo } from '../../support/backOffice';

const office = startBackOffice({ sellers: 5 });
const admins = adminTable(office.api.db.collections);
const roles = roleTable(office.api.db.collections);
const list = '/dashboard/member-list/user-admin';

const idOf = (username: string): string =>
  admins.all().find((admin) => admin.username === username)?.id ?? '';
const show = async (username: string, as = 'superadmin') => {
  const user = office.open(as, `${list}/${idOf(username)}/show`);
  await screen.findByText('Linimasa');
  return user;
};
const button = (name: string) => screen.queryByRole('button', { name });

/** Gives these permissions to a role of the seed. */
const give = (username: string, ...permissions: string[]) => {
  const role = roles.get(`peran-${username}`);
  if (role) roles.put({ ...role, permissions });
};

describe('the protection of user admins', () => {
  it('offers users no actions on their own account', async () => {
    await show('superadmin');
    expect(await screen.findByText(/Ini akun Anda sendiri/)).toBeVisible();
    for (const name of ['Nonaktifkan', 'Atur Ulang Password']) expect(button(name)).toBeNull();
  });

  it('offers no actions on a user admin with more permissions, and disables such roles', async () => {
    give('keuangan', 'MANAGE_USER_ADMIN', 'VIEW_DASHBOARD');
    const user = await show('superadmin', 'keuangan');
    expect(await screen.findByText(/memiliki hak akses yang tidak Anda miliki/)).toBeVisible();
    for (const name of ['Nonaktifkan', 'Atur Ulang Password']) expect(button(name)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ubah' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'User Admin' }));
    await user.click(await screen.findByRole('link', { name: 'Tambah User Admin' }));
    expect(
      await screen.findByRole('option', { name: 'Super Admin (memuat hak akses yang tidak Anda miliki)' }),
    ).toBeDisabled();
    expect(screen.getByRole('option', { name: 'Tamu' })).toBeEnabled();
  });

  it('offers no actions on a user admin whose only further permission is Kelola Akses Manajemen', async () => {
    give('keuangan', 'MANAGE_USER_ADMIN', 'VIEW_AKSES_MANAJEMEN');
    give('tamu', 'VIEW_AKSES_MANAJEMEN');
    give('adminpelapak', 'MANAGE_AKSES_MANAJEMEN');
    await show('tamu', 'keuangan');
    expect(await screen.findByRole('button', { name: 'Nonaktifkan' })).toBeVisible();
    walkTo(`${list}/${idOf('adminpelapak')}/show`);
    expect(await screen.findByText(/memiliki hak akses yang tidak Anda miliki/)).toBeVisible();
    for (const name of ['Nonaktifkan', 'Atur Ulang Password']) expect(button(name)).toBeNull();
  });

  it('ends the session of a user admin who was deactivated', async () => {
    const user = office.open('keuangan', '/dashboard/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    const admin = admins.get(idOf('keuangan'));
    if (admin) admins.put({ ...admin, is_active: false });
    await user.click(await screen.findByRole('link', { name: 'Report Transaction' }));
    expect(await screen.findByText('Sesi Sudah Habis Silahkan Login Kembali!')).toBeVisible();
    expect(session.get()).toBeNull();
  });

  it('shows a read page instead of the form of a user admin with more permissions', async () => {
    give('keuangan', 'MANAGE_USER_ADMIN', 'VIEW_DASHBOARD');
    office.open('keuangan', `${list}/${idOf('superadmin')}`);
    expect(await screen.findByText(/memiliki hak akses yang tidak Anda miliki/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ratna Kusumawardani' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows no pencil in the row of a user admin with more permissions', async () => {
    give('keuangan', 'MANAGE_USER_ADMIN', 'VIEW_DASHBOARD');
    office.open('keuangan', `${list}?perPage=50`);
    const less = within(await screen.findByRole('row', { name: /Putri Maharani/ }));
    expect(await less.findByRole('link', { name: 'Ubah Putri Maharani' })).toBeVisible();
    const more = within(screen.getByRole('row', { name: /Bambang Sutrisno/ }));
    expect(more.queryByRole('link', { name: 'Ubah Bambang Sutrisno' })).toBeNull();
  });
});
