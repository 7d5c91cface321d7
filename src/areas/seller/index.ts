import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { lazy } from 'react';
import type { Area } from '../area';
import { sellerEndpoints } from './sellerEndpoints';

export const seller = {
  name: 'member-list/seller',
  permission: 'PELAPAK',
  icon: StorefrontOutlined,
  list: lazy(() => import('./SellerList')),
  create: lazy(() => import('./SellerCreate')),
  edit: lazy(() => import('./SellerEdit')),
  show: lazy(() => import('./SellerShow')),
  recordRepresentation: 'storeName',
  endpoints: sellerEndpoints,
} satisfies Area;
