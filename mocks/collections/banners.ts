import { world } from '../world/world';
import type { Collection } from './collection';

export const banners: Collection = {
  resource: 'master-data/banner-information',
  permission: 'BANNER_INFOMASI',
  seed: () => [...world().banners],
};
