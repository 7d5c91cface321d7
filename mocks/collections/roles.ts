import { accounts } from '../accounts';
import type { Collection } from './collection';

export const roles: Collection = {
  resource: 'access-management',
  permission: 'AKSES_MANAJEMEN',
  seed: () =>
    accounts.map(({ username, role_name, note, access }) => ({
      id: `peran-${username}`,
      name: role_name,
      description: note,
      user_count: 1,
      permissions: access,
    })),
};
