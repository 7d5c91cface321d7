import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { adminTable } from '../../../mocks/server/staffAccounts';
import { protectionOf } from '../../../src/areas/user-admin/userAdminModel';
import { session } from '../../../src/authProvider/session';
import { startBackOffice, walkTo } from '../../support/backOffice';
import { pageTitled, press } from '../../support/parts';

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

  it('offers no actions on a user admin whose only further permission is Kelola Akses Manajemen', async () => {
    office.give('keuangan', 'MANAGE_USER_ADMIN', 'VIEW_AKSES_MANAJEMEN');
    office.give('tamu', 'VIEW_AKSES_MANAJEMEN');
    office.give('adminpelapak', 'MANAGE_AKSES_MANAJEMEN');
    office.open('keuangan', `${list}/${idOf('tamu')}/show`);
    expect(await screen.findByRole('button', { name: 'Nonaktifkan' })).toBeVisible();
    walkTo(`${list}/${idOf('adminpelapak')}/show`);
    expect(await screen.findByText(/memiliki hak akses yang tidak Anda miliki/)).toBeVisible();
    for (const name of ['Nonaktifkan', 'Atur Ulang Password']) expect(button(name)).toBeNull();
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
  let answers = 0;
  office.api.server.use(
    http.put('*/member-list/user-admin/:id', () => HttpResponse.error()),
    http.get('*/member-list/user-admin/roles', () => {
      answers += 1;
      return HttpResponse.json({ message: 'Ditolak' }, { status: 400 });
    }),
  );
  await press(user, 'Simpan');
  await waitFor(() => expect(answers).toBe(1));
  await screen.findByRole('alert');
  expect(screen.getByRole('combobox', { name: /Peran/ })).toHaveDisplayValue('Auditor');
  expect(screen.queryByText('Peran gagal dimuat.')).toBeNull();
});

it('a last login that is missing or cannot be read is shown in words or as a dash, in the list and on the page', async () => {
  const logins = [
    [null, 'Belum pernah'],
    [1732500000000, '–'],
    [{}, '–'],
    ['', '–'],
    ['10000-01-01T00:00:00+07:00', '–'],
  ] as const;
  const admin = office.admin('superadmin');
  const sent = logins.map(([last_login], index) => ({
    ...{ ...admin, id: `admin-${index}`, full_name: `Nama Ke-${index}` },
    ...{ status: 'AKTIF', last_login },
  }));
  office.answer('GET */member-list/user-admin', sent, { total: sent.length });
  office.open('superadmin', list);
  for (const [index, [, shown]] of logins.entries()) {
    const row = within(await screen.findByRole('row', { name: new RegExp(`Nama Ke-${index}`) }));
    expect(row.getByRole('cell', { name: shown })).toBeVisible();
  }
  for (const [index, [, shown]] of logins.slice(0, 2).entries()) {
    office.answer(`GET */member-list/user-admin/admin-${index}`, sent[index]);
    walkTo(`${list}/admin-${index}/show`);
    await pageTitled(`Nama Ke-${index}`);
    const login = (await screen.findByText('Login Terakhir', { selector: 'dt' })).parentElement;
    expect(login).toHaveTextContent(`Login Terakhir${shown}`);
  }
});

const own = { id: 'saya', access: ['MANAGE_USER_ADMIN', 'MANAGE_ORDERAN', 'VIEW_DRIVER'] };

it.each([
  ['saya', [], 'own'],
  ['saya', ['MANAGE_AKSES_MANAJEMEN'], 'own'],
  ['dia', ['VIEW_ORDERAN', 'VIEW_DRIVER'], null],
  ['dia', ['MANAGE_ORDERAN'], null],
  ['dia', ['MANAGE_DRIVER'], 'moreRights'],
  ['dia', ['VIEW_DASHBOARD'], 'moreRights'],
] as const)('the protection of the user admin %s with %j is %s', (id, access_role, expected) => {
  expect(protectionOf({ id, access_role: [...access_role] }, own)).toBe(expected);
});
