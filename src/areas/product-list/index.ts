import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { lazy } from 'react';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { Area } from '../area';
import { productRecord } from './productWire';

export const productList = {
  name: 'product-list',
  permission: 'LIST_PRODUK',
  icon: Inventory2Outlined,
  list: lazy(() => import('./ProductList')),
  show: lazy(() => import('./ProductShow')),
  recordRepresentation: 'name',
  endpoints: simpleRest({ record: productRecord }),
} satisfies Area;
