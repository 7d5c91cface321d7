import { world } from '../world/world';
import type { Collection } from './collection';

export const categories: Collection = {
  resource: 'make-category',
  permission: 'BUAT_KATEGORI',
  seed: () => [...world().categories],
};
