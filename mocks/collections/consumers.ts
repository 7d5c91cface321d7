import { world } from '../world/world';
import type { Collection } from './collection';

export const consumers: Collection = {
  resource: 'consumer-list',
  permission: 'LIST_KONSUMEN',
  seed: () => [...world().consumers],
};
