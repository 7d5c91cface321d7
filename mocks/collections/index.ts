import { banners } from './banners';
import { categories } from './categories';
import type { Collection } from './collection';
import { consumers } from './consumers';
import { drivers } from './drivers';
import { orders } from './orders';
import { products } from './products';
import { roles } from './roles';
import { topUps } from './topUps';
import { transactions } from './transactions';
import { userAdmins } from './userAdmins';

/** The ten areas whose content the specification does not show, in the order of its menu. */
export const collections: readonly Collection[] = [
  drivers,
  userAdmins,
  products,
  orders,
  categories,
  banners,
  consumers,
  topUps,
  roles,
  transactions,
];
