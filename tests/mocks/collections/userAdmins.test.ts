import { describe, expect, it } from 'vitest';
import { accounts, accountsWith } from '../../../mocks/server/accounts';
import { adminTable } from '../../../mocks/server/staffAccounts';
import type { UserAdmin } from '../../../src/areas/user-admin/userAdminWire';
import { found } from '../../support/found';
import { fieldErrorsOf, refused, startApi } from '../api';

const api = startApi({ sellers: 1 });
const path = 'backoffice/member-list/user-admin';
const admins = adminTable(api.db.collections);

const idOf = (username: string): string =>
  accounts.find((account) => account.username === username)?.id ?? '';
const act = (username: string, action: string, body: unknown = {}, as = 'superadmin') =>
  api.call(`POST ${path}/${idOf(username)}/${action}`, { as, body });
const signIn = (username: string, password = 'rahasia123') =>
  api.call('POST backoffice/login', { as: null, body: { username, password } });
const newcomer = {
  full_name: 'Sari Utami',
  email: 'sari@kantor.example',
  phone: '6281234567890',
  username: 'sari.utami',
  password: 'masuk1234',
  role_id: 'peran-keuangan',
};
const save = (username: string, change: object, as = 'superadmin') => {
  const { full_name, email, phone, role_id } = found(admins.all(), (admin) => admin.username === username);
  const body = { full_name, email, phone, role_id, ...change };
  return api.call(`PUT ${path}/${idOf(username)}`, { as, body });
};
const profileStatus = (token: string) => api.statusOf('GET backoffice/profile', { token });
const bodies = { activate: {}, deactivate: { reason: 'Cuti' }, resetPassword: { new_password: 'baru1234' } };

describe('user admins', () => {
  it('begin with the demo accounts, with the access of their roles', async () => {
    const all = await api.read<UserAdmin[]>(`GET ${path}`);
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
    const spaced = { username: ' sari.utami ', full_name: ' Sari Utami ', email: ' sari@kantor.example' };
    const created = await api.call(`POST ${path}`, { body: { ...newcomer, ...spaced } });
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
    expect([answer.status, ...Object.keys(fieldErrorsOf(answer))]).toEqual([422, field]);
  });

  it('cannot sign in while they are deactivated', async () => {
    await act('keuangan', 'deactivate', { reason: 'Pindah' });
    expect(await signIn('keuangan')).toEqual(refused(400, /dinonaktifkan/));
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
    for (const token of tokens)
      expect(await api.call('GET backoffice/profile', { token })).toMatchObject({
        status: 401,
        json: { type: 'EXPIRED_TOKEN' },
      });
    expect(await profileStatus(other)).toBe(200);
    expect(await profileStatus(api.signIn('keuangan').token.access_token)).toBe(200);
  });

  it('keep their sessions after a refused reset and after a change of name', async () => {
    const token = api.signIn('keuangan').token.access_token;
    await act('keuangan', 'resetPassword', { new_password: 'abc' });
    await save('keuangan', { full_name: 'Hendra W' });
    expect(await api.read('GET backoffice/profile', { token })).toMatchObject({
      data: { user_data: { full_name: 'Hendra W' } },
    });
  });

  it.each(Object.entries(bodies))('cannot use %s on their own account', async (action, body) =>
    expect((await act('superadmin', action, body)).status).toBe(409),
  );

  it.each(Object.entries(bodies))('cannot use %s on a person with more rights', async (action, body) => {
    api.give('keuangan', 'MANAGE_USER_ADMIN');
    const admin = found(admins.all(), ({ username }) => username === 'pengamat');
    admins.put({ ...admin, is_active: action !== 'activate' });
    expect(await act('pengamat', action, body, 'keuangan')).toEqual(refused(409, /melebihi hak akses Anda/));
    expect((await act('tamu', 'deactivate', { reason: 'Uji' }, 'keuangan')).status).toBe(200);
  });

  it.each([
    ['superadmin', 'superadmin', 'peran-tamu', 'Anda sendiri'],
    ['keuangan', 'tamu', 'peran-superadmin', 'tidak Anda miliki'],
  ])('%s cannot give %s the role %s', async (as, username, role_id, reason) => {
    api.give('keuangan', 'MANAGE_USER_ADMIN');
    const answer = await save(username, { role_id }, as);
    expect(answer.status).toBe(422);
    expect(fieldErrorsOf(answer).role_id).toContain(reason);
  });

  it('keep in the history who changed their role, with the old and the new role', async () => {
    const answer = await save('tamu', { role_id: 'peran-pengamat', phone: '6281234567890' });
    expect((answer.json as UserAdmin).history.at(-1)).toMatchObject({
      action: 'edit',
      actor: 'Ratna Kusumawardani',
      changes: [{ field: 'phone' }, { field: 'role_id', from: 'Tamu', to: 'Pengamat' }],
    });
  });

  it('with more rights than the caller cannot be changed by the caller', async () => {
    api.give('keuangan', 'MANAGE_USER_ADMIN');
    const before = admins.get(idOf('superadmin'));
    expect(await save('superadmin', { full_name: 'Bukan Ratna' }, 'keuangan')).toEqual(
      refused(409, 'Hak akses Ratna Kusumawardani melebihi hak akses Anda. Hubungi admin yang memilikinya.'),
    );
    expect(admins.get(idOf('superadmin'))).toEqual(before);
  });
});
