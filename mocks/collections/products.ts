import { world } from '../world/world';
import type { Collection } from './collection';

export const products: Collection = {
  resource: 'product-list',
  permission: 'LIST_PRODUK',
  seed: () => [...world().products],
};
