import { world } from '../world/world';
import type { Collection } from './collection';

export const roles: Collection = {
  resource: 'access-management',
  permission: 'AKSES_MANAJEMEN',
  seed: () => [...world().roles],
};
