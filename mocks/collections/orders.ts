import { world } from '../world/world';
import type { Collection } from './collection';

export const orders: Collection = {
  resource: 'orders',
  permission: 'ORDERAN',
  seed: () => [...world().orders],
};
