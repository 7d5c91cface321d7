// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { role, type Role, type RoleBody } from '../../src/areas/access-management/accessManagementWire';
import { profileAnswer } from '../../src/dataProvider/wire';
import { roleTable } from '../../mocks/staffAccounts';
import { dataOf, fieldErrorsOf, messageOf, startApi, type CallOptions } from './api';

const api = startApi({ sellers: 1 });
const path = 'backoffice/access-management';
const roles = roleTable(api.db.collections);

const bodyOf = (id: string, change: Partial<RoleBody> = {}): RoleBody => {
  const { name = '', description = '', permissions = [] } = roles.get(id) ?? {};
  return { name, description, permissions, ...change };
};
const save = (id: string, change: Partial<RoleBody>, as = 'superadmin') =>
  api.call(`PUT ${path}/${id}`, { as, body: bodyOf(id, change) });
const accessOf = async (options: CallOptions) =>
  dataOf(await api.call('GET backoffice/profile', options), profileAnswer).access_role.map(
    ({ access }) => access,
  );

describe('roles', () => {
  it('keep the contract, and count who holds them', async () => {
    const all = (await api.call(`GET ${path}`)).json as Role[];
    expect(all).toHaveLength(9);
    for (const each of all) expect(role.parse(each)).toMatchObject({ id: each.id });
    expect(all.find(({ id }) => id === 'peran-superadmin')).toMatchObject({
      user_count: 1,
      is_last_keeper: true,
    });
    expect(all.find(({ id }) => id === 'peran-auditor')).toMatchObject({
      user_count: 0,
      is_last_keeper: false,
    });
  });

  it.each([
    ['GET', '', undefined, 'keuangan'],
    ['POST', '', bodyOf('x'), 'pengamat'],
    ['PUT', '/peran-tamu', bodyOf('x'), 'pengamat'],
    ['DELETE', '/peran-auditor', undefined, 'pengamat'],
  ])('%s%s is refused to whoever may not', async (method, below, body, as) => {
    expect((await api.call(`${method} ${path}${below}`, { as, body })).status).toBe(403);
  });

  it('change, keep who changed them, and imply Lihat by Kelola', async () => {
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
    expect((await api.call('GET backoffice/orders', as)).status).toBe(403);
    await save('peran-tamu', { permissions: ['VIEW_ORDERAN'] });
    expect(await accessOf(as)).toEqual(['VIEW_ORDERAN']);
    expect((await api.call('GET backoffice/orders', as)).status).toBe(200);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'KEUANGAN' }, 'name'],
    [{ name: 'x'.repeat(41) }, 'name'],
    [{ description: 'x'.repeat(161) }, 'description'],
    [{ permissions: ['MANAGE_SEGALANYA'] }, 'permissions'],
    [{ permissions: ['ORDERAN'] }, 'permissions'],
  ])('%j is refused at %s', async (change, field) => {
    const answer = await save('peran-tamu', change);
    expect(answer.status).toBe(422);
    expect(Object.keys(fieldErrorsOf(answer))).toEqual([field]);
  });

  it('are not given what the giver lacks, and keep what they have', async () => {
    await save('peran-keuangan', { permissions: ['MANAGE_AKSES_MANAJEMEN', 'VIEW_ORDERAN'] });
    const refused = await save('peran-tamu', { permissions: ['MANAGE_ORDERAN'] }, 'keuangan');
    expect(fieldErrorsOf(refused).permissions).toContain('MANAGE_ORDERAN');
    expect(
      (
        await save(
          'peran-keuangan',
          { permissions: ['MANAGE_AKSES_MANAJEMEN', 'MANAGE_ORDERAN'] },
          'keuangan',
        )
      ).status,
    ).toBe(422);
    expect((await save('peran-tamu', { permissions: ['VIEW_ORDERAN'] }, 'keuangan')).status).toBe(200);
    expect((await save('peran-armada', { name: 'Armada' }, 'keuangan')).status).toBe(200);
    const copy = { name: 'Baru', description: '', permissions: ['MANAGE_DRIVER'] };
    expect((await api.call(`POST ${path}`, { as: 'keuangan', body: copy })).status).toBe(422);
  });

  it('never leave Akses Manajemen without an active holder', async () => {
    const answer = await save('peran-superadmin', { permissions: ['MANAGE_ORDERAN'] });
    expect(answer.status).toBe(409);
    expect(messageOf(answer)).toContain('Akses Manajemen hanya dikelola peran ini.');
    // A role that nobody holds does not help; one that somebody active holds does.
    await save('peran-auditor', { permissions: ['MANAGE_AKSES_MANAJEMEN'] });
    expect((await save('peran-superadmin', { permissions: ['MANAGE_ORDERAN'] })).status).toBe(409);
    await save('peran-keuangan', { permissions: ['MANAGE_AKSES_MANAJEMEN'] });
    expect((await save('peran-superadmin', { permissions: ['MANAGE_ORDERAN'] })).status).toBe(200);
  });

  it('are deleted only when nobody holds them', async () => {
    const answer = await api.call(`DELETE ${path}/peran-tamu`);
    expect(answer.status).toBe(409);
    expect(messageOf(answer)).toContain('masih dipakai 1 user admin');
    expect((await api.call(`DELETE ${path}/peran-auditor`)).status).toBe(200);
    expect((await api.call(`GET ${path}/peran-auditor`)).status).toBe(404);
  });
});
