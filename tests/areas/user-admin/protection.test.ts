import { expect, it } from 'vitest';
import { protectionOf } from '../../../src/areas/user-admin/protection';

const own = { id: 'saya', access: ['MANAGE_USER_ADMIN', 'MANAGE_ORDERAN', 'VIEW_DRIVER'] };

it.each([
  ['saya', [], false, 'own'],
  ['saya', ['MANAGE_AKSES_MANAJEMEN'], true, 'own'],
  ['dia', ['VIEW_ORDERAN', 'VIEW_DRIVER'], false, null],
  ['dia', ['MANAGE_DRIVER'], false, 'beyond'],
  ['dia', ['MANAGE_AKSES_MANAJEMEN'], true, 'beyond'],
  ['dia', ['MANAGE_ORDERAN'], true, 'lastKeeper'],
] as const)('%s with %j, last keeper %s: %s', (id, access_role, is_last_keeper, expected) => {
  expect(protectionOf({ id, access_role: [...access_role], is_last_keeper }, own)).toBe(expected);
});
