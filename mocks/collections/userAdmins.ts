import { world } from '../world/world';
import type { Collection } from './collection';

export const userAdmins: Collection = {
  resource: 'member-list/user-admin',
  permission: 'USER_ADMIN',
  seed: () => [...world().userAdmins],
};
