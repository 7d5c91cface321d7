import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { lazy } from 'react';
import type { Area } from '../area';

export const productList = {
  name: 'product-list',
  permission: 'LIST_PRODUK',
  icon: Inventory2Outlined,
  list: lazy(() => import('../../widgets/PlainList')),
} satisfies Area;
