import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { page } from '../../menu/lazyPage';
import { productRecord } from './productWire';

export const productList = {
  name: 'product-list',
  permission: 'LIST_PRODUK',
  icon: Inventory2Outlined,
  list: page(() => import('./ProductList')),
  show: page(() => import('./ProductShow')),
  recordRepresentation: 'name',
  endpoints: simpleRest({ record: productRecord }),
} satisfies Area;
