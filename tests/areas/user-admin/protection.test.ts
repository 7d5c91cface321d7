import { expect, it } from 'vitest';
import { protectionOf } from '../../../src/areas/user-admin/userAdminModel';

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
