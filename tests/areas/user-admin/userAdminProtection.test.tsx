import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { adminTable } from '../../../mocks/server/staffAccounts';
import { protectionOf } from '../../../src/areas/user-admin/userAdminModel';
import { session } from '../../../src/authProvider/session';
import { startBackOffice, walkTo } from '../../support/backOffice';
import { factOf, pageTitled, press } from '../../support/parts';

const office = startBackOffice({ sellers: 5 });
const admins = adminTable(office.api.db.collections);
const list = '/dashboard/member-list/user-admin';

const idOf = (username: string): string => office.admin(username).id;

const button = (name: string) => screen.queryByRole('button', { name });

describe('the protection of user admins', () => {
  it('offers no action, form, pencil or role on a user admin with more permissions', async () => {
    office.give('keuangan', 'MANAGE_USER_ADMIN', 'VIEW_DASHBOARD');
    const user = office.open('keuangan', `${list}/${idOf('superadmin')}`);
    expect(await screen.findByText(/memiliki hak akses yang tidak Anda miliki/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ratna Kusumawardani' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    for (const name of ['Nonaktifkan', 'Atur Ulang Password']) expect(button(name)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ubah' })).toBeNull();
    walkTo(`${list}?perPage=50`);
    const less = within(await screen.findByRole('row', { name: /Putri Maharani/ }));
    expect(await less.findByRole('link', { name: 'Ubah Putri Maharani' })).toBeVisible();
    const more = within(screen.getByRole('row', { name: /Bambang Sutrisno/ }));
    expect(more.queryByRole('link', { name: 'Ubah Bambang Sutrisno' })).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Tambah User Admin' }));
    const forbidden = 'Super Admin (memuat hak akses yang tidak Anda miliki)';
    expect(await screen.findByRole('option', { name: forbidden })).toBeDisabled();
    expect(screen.getByRole('option', { name: 'Tamu' })).toBeEnabled();
  });

  it('ends the session of a user admin who was deactivated', async () => {
    const user = office.open('keuangan', '/dashboard/profile');
    await pageTitled('Profile');
    admins.put({ ...office.admin('keuangan'), is_active: false });
    await user.click(await screen.findByRole('link', { name: 'Report Transaction' }));
    expect(await screen.findByText('Sesi Sudah Habis Silahkan Login Kembali!')).toBeVisible();
    expect(session.get()).toBeNull();
  });
});

it('the role of a user admin can still be chosen after a later request for the roles has failed', async () => {
  const user = office.open('superadmin', `${list}/${idOf('keuangan')}`);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /Peran/ }),
    await screen.findByRole('option', { name: 'Auditor' }),
  );
  office.api.server.use(http.put('*/member-list/user-admin/:id', () => HttpResponse.error()));
  office.answer('GET */member-list/user-admin/roles', { message: 'Ditolak' }, 400);
  const asked = () => office.api.receivedAt('GET member-list/user-admin/roles').length;
  const before = asked();
  await press(user, 'Simpan');
  await waitFor(() => expect(asked()).toBe(before + 1));
  await screen.findByRole('alert');
  expect(screen.getByRole('combobox', { name: /Peran/ })).toHaveDisplayValue('Auditor');
  expect(screen.queryByText('Peran gagal dimuat.')).toBeNull();
});

it.each([
  [null, 'Belum pernah'],
  [1732500000000, '–'],
])('a last login of %j is “%s” in the list and on the page', async (last_login, shown) => {
  const sent = { ...office.admin('superadmin'), status: 'AKTIF', last_login };
  office.answer('GET */member-list/user-admin', [sent], { total: 1 });
  office.answer(`GET */member-list/user-admin/${sent.id}`, sent);
  office.open('superadmin', list);
  expect(await screen.findByRole('cell', { name: shown })).toBeVisible();
  walkTo(`${list}/${sent.id}/show`);
  expect(await factOf('Login Terakhir')).toHaveTextContent(`Login Terakhir${shown}`);
});

const own = { id: 'saya', access: ['MANAGE_USER_ADMIN', 'MANAGE_ORDERAN', 'VIEW_DRIVER'] };

it.each([
  ['saya', [], 'own'],
  ['saya', ['MANAGE_AKSES_MANAJEMEN'], 'own'],
  ['dia', ['VIEW_ORDERAN', 'VIEW_DRIVER'], null],
  ['dia', ['MANAGE_ORDERAN'], null],
  ['dia', ['MANAGE_DRIVER'], 'moreRights'],
  ['dia', ['MANAGE_AKSES_MANAJEMEN'], 'moreRights'],
  ['dia', ['VIEW_DASHBOARD'], 'moreRights'],
] as const)('the protection of the user admin %s with %j is %s', (id, access_role, expected) => {
  expect(protectionOf({ id, access_role: [...access_role] }, own)).toBe(expected);
});
