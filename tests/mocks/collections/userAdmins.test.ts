import { describe, expect, it } from 'vitest';
import { accounts, accountsWith } from '../../../mocks/server/accounts';
import { adminTable, roleTable } from '../../../mocks/server/staffAccounts';
import { type UserAdmin, userAdmin } from '../../../src/areas/user-admin/userAdminWire';
import { fieldErrorsOf, messageOf, startApi } from '../api';

const api = startApi({ sellers: 1 });
const path = 'backoffice/member-list/user-admin';
const admins = adminTable(api.db.collections);
const roles = roleTable(api.db.collections);

const idOf = (username: string): string =>
  accounts.find((account) => account.username === username)?.id ?? '';
const act = (username: string, action: string, body: unknown = {}, as = 'superadmin') =>
  api.call(`POST ${path}/${idOf(username)}/${action}`, { as, body });
const signIn = (username: string, password = 'rahasia123') =>
  api.call('POST backoffice/login', { as: null, body: { username, password } });
const give = (username: string, ...permissions: string[]) => {
  const role = roles.get(`peran-${username}`);
  if (role) roles.put({ ...role, permissions });
};
const newcomer = {
  full_name: 'Sari Utami',
  email: 'sari@kantor.example',
  phone: '6281234567890',
  username: 'sari.utami',
  password: 'masuk1234',
  role_id: 'peran-keuangan',
};
const changed = (username: string, change: object) => {
  const { full_name = '', email = '', phone = '', role_id = '' } = admins.get(idOf(username)) ?? {};
  return { full_name, email, phone, role_id, ...change };
};
const bodies = { activate: {}, deactivate: { reason: 'Cuti' }, resetPassword: { new_password: 'baru1234' } };

describe('user admins', () => {
  it('keep the contract; the demo accounts come first, with the access of their roles', async () => {
    const all = (await api.call(`GET ${path}`)).json as UserAdmin[];
    for (const each of all) expect(userAdmin.parse(each).id).toBe(each.id);
    expect(all.slice(0, 5).map(({ username, access_role }) => [username, access_role])).toEqual(
      accountsWith(api.db.permissions).map(({ username, access }) => [username, access]),
    );
    expect(JSON.stringify(all)).not.toContain('password');
  });

  it('can sign in after their creation, and never show their password', async () => {
    const created = await api.call(`POST ${path}`, { body: newcomer });
    expect(created.json).toMatchObject({ status: 'AKTIF', role: 'Keuangan', last_login: null });
    expect(created.json).not.toHaveProperty('password');
    expect((await signIn('sari.utami')).status).toBe(400);
    const answer = await signIn('Sari.Utami', 'masuk1234');
    expect(answer.json).toMatchObject({ data: { payload: { user_data: { role_name: 'Keuangan' } } } });
    expect(admins.all().at(-1)?.last_login).not.toBeNull();
  });

  it('are stored without the spaces before and after each value', async () => {
    const spaced = {
      ...newcomer,
      username: ' sari.utami ',
      full_name: ' Sari Utami ',
      email: ' sari@kantor.example',
    };
    const created = await api.call(`POST ${path}`, { body: spaced });
    const { username, full_name, email } = newcomer;
    expect(created.json).toMatchObject({ username, full_name, email });
    expect((await signIn('sari.utami', 'masuk1234')).status).toBe(200);
  });

  it.each([
    [{ full_name: 'S4' }, 'full_name'],
    [{ email: 'sari' }, 'email'],
    [{ email: 'HENDRA.WIJAYA@kantor.example' }, 'email'],
    [{ phone: '0812' }, 'phone'],
    [{ username: 'keuangan' }, 'username'],
    [{ username: '1a' }, 'username'],
    [{ username: '   ' }, 'username'],
    [{ password: 'pendek1' }, 'password'],
    // A password has no spaces, and a user would not notice that the server cuts them off.
    [{ password: ' masuk1234 ' }, 'password'],
    [{ role_id: 'peran-tiada' }, 'role_id'],
  ])('with %j are refused at the field %s', async (change, field) => {
    const answer = await api.call(`POST ${path}`, { body: { ...newcomer, ...change } });
    expect(answer.status).toBe(422);
    expect(Object.keys(fieldErrorsOf(answer))).toEqual([field]);
  });

  it('lose their session and cannot sign in while they are deactivated', async () => {
    const token = api.signIn('keuangan').token.access_token;
    expect((await api.call('GET backoffice/profile', { token })).status).toBe(200);
    await act('keuangan', 'deactivate', { reason: 'Pindah' });
    expect((await api.call('GET backoffice/profile', { token })).status).toBe(401);
    const refused = await signIn('keuangan');
    expect([refused.status, messageOf(refused)]).toEqual([400, expect.stringContaining('dinonaktifkan')]);
    await act('keuangan', 'activate');
    expect((await signIn('keuangan')).status).toBe(200);
  });

  it('sign in with the password of a reset, which must pass the rule of the login', async () => {
    const refusalOf = async (new_password: string) =>
      fieldErrorsOf(await act('tamu', 'resetPassword', { new_password }));
    expect(await refusalOf('abc')).toEqual({
      new_password: 'harus lebih dari 6 karakter dan setidaknya memiliki 1 huruf dan 1 angka',
    });
    expect(await refusalOf('abc123')).toEqual({
      new_password: 'harus lebih dari 8 karakter dan setidaknya memiliki 1 huruf dan 1 angka',
    });
    const answer = await act('tamu', 'resetPassword', { new_password: 'baru1234' });
    expect(JSON.stringify(answer.json)).not.toContain('baru1234');
    expect((await signIn('tamu')).status).toBe(400);
    expect((await signIn('tamu', 'baru1234')).status).toBe(200);
  });

  it.each([
    ['deactivated', 'deactivate', { reason: 'Pindah' }],
    ['given another password', 'resetPassword', { new_password: 'baru1234' }],
  ])('lose every session when they are %s, and get none of them back', async (_, action, body) => {
    const tokens = [1, 2].map(() => api.signIn('keuangan').token.access_token);
    const other = api.signIn('pengamat').token.access_token;
    await act('keuangan', action, body);
    await act('keuangan', 'activate');
    for (const token of tokens) {
      const answer = await api.call('GET backoffice/profile', { token });
      expect([answer.status, answer.json]).toMatchObject([401, { type: 'EXPIRED_TOKEN' }]);
    }
    expect((await api.call('GET backoffice/profile', { token: other })).status).toBe(200);
    const token = api.signIn('keuangan').token.access_token;
    expect((await api.call('GET backoffice/profile', { token })).status).toBe(200);
  });

  it('keep their sessions after a refused reset and after a change of name', async () => {
    const token = api.signIn('keuangan').token.access_token;
    await act('keuangan', 'resetPassword', { new_password: 'abc' });
    await api.call(`PUT ${path}/${idOf('keuangan')}`, {
      body: changed('keuangan', { full_name: 'Hendra W' }),
    });
    expect((await api.call('GET backoffice/profile', { token })).json).toMatchObject({
      data: { user_data: { full_name: 'Hendra W' } },
    });
  });

  it.each(Object.entries(bodies))('cannot use %s on their own account', async (action, body) => {
    expect((await act('superadmin', action, body)).status).toBe(409);
  });

  it.each(Object.entries(bodies))('cannot use %s on a person with more rights', async (action, body) => {
    give('keuangan', 'MANAGE_USER_ADMIN');
    const admin = admins.get(idOf('pengamat'));
    if (admin) admins.put({ ...admin, is_active: action !== 'activate' });
    const answer = await act('pengamat', action, body, 'keuangan');
    expect([answer.status, messageOf(answer)]).toEqual([
      409,
      expect.stringContaining('melebihi hak akses Anda'),
    ]);
    expect((await act('tamu', 'deactivate', { reason: 'Uji' }, 'keuangan')).status).toBe(200);
  });

  it.each([
    ['superadmin', 'superadmin', 'peran-tamu', 'Anda sendiri'],
    ['keuangan', 'tamu', 'peran-superadmin', 'tidak Anda miliki'],
  ])('%s cannot give %s the role %s', async (as, username, role_id, reason) => {
    give('keuangan', 'MANAGE_USER_ADMIN');
    const answer = await api.call(`PUT ${path}/${idOf(username)}`, {
      as,
      body: changed(username, { role_id }),
    });
    expect(answer.status).toBe(422);
    expect(fieldErrorsOf(answer).role_id).toContain(reason);
  });

  it('keep in the history who changed their role, with the old and the new role', async () => {
    const answer = await api.call(`PUT ${path}/${idOf('tamu')}`, {
      body: changed('tamu', { role_id: 'peran-pengamat', phone: '6281234567890' }),
    });
    expect((answer.json as UserAdmin).history.at(-1)).toMatchObject({
      action: 'edit',
      actor: 'Ratna Kusumawardani',
      changes: [{ field: 'phone' }, { field: 'role_id', from: 'Tamu', to: 'Pengamat' }],
    });
  });

  it('keep their role when their name changes, and the profile has the new name', async () => {
    const answer = await api.call(`PUT ${path}/${idOf('superadmin')}`, {
      body: changed('superadmin', { full_name: 'Ratna Kusuma' }),
    });
    expect(answer.json).toMatchObject({ full_name: 'Ratna Kusuma', role: 'Super Admin' });
    expect((await api.call('GET backoffice/profile')).json).toMatchObject({
      data: { user_data: { full_name: 'Ratna Kusuma' } },
    });
  });
});
