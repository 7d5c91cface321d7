import { accounts } from '../accounts';
import { phoneOf } from '../seed/people';
import { randomFrom } from '../seed/random';
import { instant } from './calendar';
import type { Collection } from './collection';

export const userAdmins: Collection = {
  resource: 'member-list/user-admin',
  permission: 'USER_ADMIN',
  seed: () =>
    accounts.map(({ id, full_name, username, email, role_name }, index) => ({
      id,
      full_name,
      username,
      email,
      phone: phoneOf(index, '62811'),
      role: role_name,
      is_active: true,
      last_login: instant(randomFrom(`login-${username}`)),
    })),
};
