import { describe, expect, it } from 'vitest';
import { accounts } from '../../../mocks/server/accounts';
import { adminTable, roleTable } from '../../../mocks/server/staffAccounts';
import { messageOf, startApi } from '../api';

const api = startApi({ sellers: 1 });
const path = 'backoffice/member-list/user-admin';
const admins = adminTable(api.db.collections);
const roles = roleTable(api.db.collections);

const idOf = (username: string): string =>
  accounts.find((account) => account.username === username)?.id ?? '';
const give = (username: string, ...permissions: string[]) => {
  const role = roles.get(`peran-${username}`);
  if (role) roles.put({ ...role, permissions });
};
const save = (username: string, change: object, as: string) => {
  const { full_name = '', email = '', phone = '', role_id = '' } = admins.get(idOf(username)) ?? {};
  return api.call(`PUT ${path}/${idOf(username)}`, {
    as,
    body: { full_name, email, phone, role_id, ...change },
  });
};
const deactivate = (username: string, as: string) =>
  api.call(`POST ${path}/${idOf(username)}/deactivate`, { as, body: { reason: 'Uji' } });

describe('user admins', () => {
  it.each([
    [{ full_name: 'Bukan Ratna' }],
    [{ email: 'lain@kantor.example' }],
    [{ phone: '6281299990000' }],
    [{ role_id: 'peran-tamu' }],
  ])('with more rights than the caller cannot be changed by the caller: %j', async (change) => {
    give('keuangan', 'MANAGE_USER_ADMIN');
    const before = admins.get(idOf('superadmin'));
    const answer = await save('superadmin', change, 'keuangan');
    expect([answer.status, messageOf(answer)]).toEqual([
      409,
      'Hak akses Ratna Kusumawardani melebihi hak akses Anda. Hubungi admin yang memilikinya.',
    ]);
    expect(admins.get(idOf('superadmin'))).toEqual(before);
  });

  it.each([
    'DASHBOARD',
    'PELAPAK',
    'DRIVER',
    'USER_ADMIN',
    'LIST_PRODUK',
    'ORDERAN',
    'BUAT_KATEGORI',
    'BANNER_INFOMASI',
    'LIST_KONSUMEN',
    'TOP-UP_SALDO',
    'AKSES_MANAJEMEN',
    'REPORT_TRANSACTION',
  ])('never lose the last active holder of MANAGE_%s', async (permission) => {
    const right = `MANAGE_${permission}`;
    for (const { id, permissions, ...role } of roles.all())
      roles.put({ ...role, id, permissions: permissions.filter((value) => value !== right) });
    // The last holder also gets User Admin, to try it on their own account; superadmin gets all the other rights.
    give('keuangan', right, 'MANAGE_USER_ADMIN');
    for (const admin of admins.all())
      if (admin.role_id === 'peran-keuangan')
        admins.put({ ...admin, is_active: admin.username === 'keuangan' });
    const all = accounts[0]?.access ?? [];
    give('superadmin', ...all.filter((value) => value !== right), 'MANAGE_USER_ADMIN');
    const attempts = ['keuangan', ...(permission === 'USER_ADMIN' ? [] : ['superadmin'])];
    for (const as of attempts) {
      expect((await deactivate('keuangan', as)).status).toBe(409);
      const moved = await save('keuangan', { role_id: 'peran-tamu' }, as);
      expect(moved.status).toBe(as === 'keuangan' ? 422 : 409);
    }
    expect(admins.get(idOf('keuangan'))).toMatchObject({ is_active: true, role_id: 'peran-keuangan' });
  });
});
