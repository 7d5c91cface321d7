import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { productList as messages } from '../../../i18n/areas/product-list';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../../menu/area';
import { lazyPage } from '../../menu/lazyPage';
import { productRecord } from './productWire';

export const productList = {
  name: 'product-list',
  messages,
  permission: 'LIST_PRODUK',
  icon: Inventory2Outlined,
  list: lazyPage(() => import('./ProductList')),
  show: lazyPage(() => import('./ProductShow')),
  recordRepresentation: 'name',
  endpoints: simpleRest({ record: productRecord }),
} satisfies Area;
