import { describe, expect, it } from 'vitest';
import { permissions as specified } from '../../../mocks/server/accounts';
import { adminTable, roleTable } from '../../../mocks/server/staffAccounts';
import type { Role, RoleBody } from '../../../src/areas/access-management/roleWire';
import { profileResponse } from '../../../src/dataProvider/wire';
import { found } from '../../support/found';
import { type CallOptions, dataOf, fieldErrorsOf, messageOf, refused, startApi } from '../api';

const api = startApi({ sellers: 1 });
const path = 'backoffice/access-management';
const roles = roleTable(api.db.collections);
const admins = adminTable(api.db.collections);
/** The permissions of areas outside the specification, which the seeded super admin holds too. */
const further = api.db.permissions.slice(specified.length);

const bodyOf = (id: string, change: Partial<RoleBody> = {}): RoleBody => {
  const { name = '', description = '', permissions = [] } = roles.get(id) ?? {};
  return { name, description, permissions, ...change };
};
const save = (id: string, change: Partial<RoleBody>, as = 'superadmin') =>
  api.call(`PUT ${path}/${id}`, { as, body: bodyOf(id, change) });
const accessOf = async (options: CallOptions) =>
  dataOf(await api.call('GET backoffice/profile', options), profileResponse).access_role.map(
    ({ access }) => access,
  );

describe('roles', () => {
  it('count their holders, and name the rights that only they hold', async () => {
    const all = await api.read<Role[]>(`GET ${path}`);
    expect(all).toHaveLength(9);
    expect(all.find(({ id }) => id === 'peran-superadmin')).toMatchObject({
      user_count: 1,
      sole_rights: [
        'MANAGE_DASHBOARD',
        'MANAGE_PELAPAK',
        'MANAGE_DRIVER',
        'MANAGE_USER_ADMIN',
        'MANAGE_LIST_PRODUK',
        'MANAGE_ORDERAN',
        'MANAGE_BUAT_KATEGORI',
        'MANAGE_BANNER_INFOMASI',
        'MANAGE_LIST_KONSUMEN',
        'MANAGE_TOP-UP_SALDO',
        'MANAGE_AKSES_MANAJEMEN',
        'MANAGE_REPORT_TRANSACTION',
        ...further.map((name) => `MANAGE_${name}`),
      ],
    });
    expect(all.find(({ id }) => id === 'peran-auditor')).toMatchObject({ user_count: 0, sole_rights: [] });
  });

  it('keep who changed them, and drop VIEW_ where MANAGE_ includes it', async () => {
    const { json } = await save('peran-tamu', {
      permissions: ['VIEW_ORDERAN', 'MANAGE_ORDERAN', 'VIEW_DRIVER'],
    });
    expect(json).toMatchObject({
      permissions: ['MANAGE_ORDERAN', 'VIEW_DRIVER'],
      updated_by: 'Ratna Kusumawardani',
    });
  });

  it('take effect at once for a token that was issued before', async () => {
    const { token } = api.signIn('tamu');
    const as = { token: token.access_token };
    expect(await accessOf(as)).toEqual([]);
    expect(await api.statusOf('GET backoffice/orders', as)).toBe(403);
    await save('peran-tamu', { permissions: ['VIEW_ORDERAN'] });
    expect(await accessOf(as)).toEqual(['VIEW_ORDERAN']);
    expect(await api.statusOf('GET backoffice/orders', as)).toBe(200);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'KEUANGAN' }, 'name'],
    [{ name: 'x'.repeat(41) }, 'name'],
    [{ description: 'x'.repeat(161) }, 'description'],
    [{ permissions: ['MANAGE_SEGALANYA'] }, 'permissions'],
    [{ permissions: ['ORDERAN'] }, 'permissions'],
  ])('with %j are refused at the field %s', async (change, field) => {
    const answer = await save('peran-tamu', change);
    expect([answer.status, ...Object.keys(fieldErrorsOf(answer))]).toEqual([422, field]);
  });

  it('cannot get a right that the user who saves them does not have', async () => {
    await save('peran-keuangan', { permissions: ['MANAGE_AKSES_MANAJEMEN', 'VIEW_ORDERAN'] });
    const answer = await save('peran-tamu', { permissions: ['MANAGE_ORDERAN'] }, 'keuangan');
    const permissions = 'memuat hak akses yang tidak Anda miliki: Kelola Orderan';
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([422, { permissions }]);
    const own = { permissions: ['MANAGE_AKSES_MANAJEMEN', 'MANAGE_ORDERAN'] };
    expect((await save('peran-keuangan', own, 'keuangan')).status).toBe(422);
    expect((await save('peran-tamu', { permissions: ['VIEW_ORDERAN'] }, 'keuangan')).status).toBe(200);
    const copy = { name: 'Baru', description: '', permissions: ['MANAGE_DRIVER'] };
    expect(await api.statusOf(`POST ${path}`, { as: 'keuangan', body: copy })).toBe(422);
  });

  it('with more rights than the caller cannot be changed by the caller', async () => {
    const change = { description: 'Peran lama' };
    await save('peran-keuangan', { permissions: ['MANAGE_AKSES_MANAJEMEN', 'VIEW_ORDERAN'] });
    const before = roles.get('peran-superadmin');
    expect(await save('peran-superadmin', change, 'keuangan')).toEqual(
      refused(409, 'Hak akses peran Super Admin melebihi hak akses Anda. Hubungi admin yang memilikinya.'),
    );
    expect(roles.get('peran-superadmin')).toEqual(before);
    expect((await save('peran-armada', change, 'keuangan')).status).toBe(409);
  });

  it('with more rights than the caller cannot be deleted by the caller', async () => {
    await save('peran-keuangan', { permissions: ['MANAGE_AKSES_MANAJEMEN', 'VIEW_ORDERAN'] });
    expect(await api.call(`DELETE ${path}/peran-auditor`, { as: 'keuangan' })).toEqual(
      refused(409, 'Hak akses peran Auditor melebihi hak akses Anda. Hubungi admin yang memilikinya.'),
    );
    expect(roles.get('peran-auditor')).toBeDefined();
  });

  it.each(specified)(
    'keep MANAGE_%s until somebody with another role could give it back',
    async (permission) => {
      const all = roles.get('peran-superadmin')?.permissions ?? [];
      const right = `MANAGE_${permission}`;
      const without = all.filter((value) => value !== right);
      const statusWith = async (permissions: string[]) =>
        (await save('peran-superadmin', { permissions })).status;
      expect(await statusWith(without)).toBe(409);
      expect(await statusWith([...without, `VIEW_${permission}`])).toBe(409);
      // Neither an inactive holder counts, nor one who could not give all rights of the role.
      const guest = found(admins.all(), ({ username }) => username === 'tamu');
      admins.put({ ...guest, role_id: 'peran-auditor', is_active: false });
      await save('peran-auditor', { permissions: all });
      await save('peran-keuangan', { permissions: [right, 'MANAGE_AKSES_MANAJEMEN', 'MANAGE_USER_ADMIN'] });
      expect(await statusWith(without)).toBe(409);
      await save('peran-keuangan', { permissions: all });
      expect(await statusWith(without)).toBe(200);
      expect((await save('peran-superadmin', { permissions: all }, 'keuangan')).status).toBe(200);
    },
  );

  it('cannot lose what nobody could give back: the refusal names it in the words of the menu', async () =>
    expect(messageOf(await save('peran-superadmin', { permissions: ['VIEW_ORDERAN'] }))).toBe(
      `Kelola Dashboard dan ${11 + further.length} lainnya belum dapat dicabut. Hanya pemegang peran ini dapat memberikannya kembali.`,
    ));

  it('are deleted only when nobody holds them', async () => {
    expect(await api.call(`DELETE ${path}/peran-tamu`)).toEqual(refused(409, /masih dipakai 1 user admin/));
    expect(await api.statusOf(`DELETE ${path}/peran-auditor`)).toBe(200);
    expect(await api.statusOf(`GET ${path}/peran-auditor`)).toBe(404);
  });
});
