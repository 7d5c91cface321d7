import { world } from '../world/world';
import type { Collection } from './collection';

export const drivers: Collection = {
  resource: 'member-list/driver',
  permission: 'DRIVER',
  seed: () => [...world().drivers],
};
