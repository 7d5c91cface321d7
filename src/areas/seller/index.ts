import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { Area } from '../../menu/area';
import { page } from '../../menu/lazyPage';
import { sellerEndpoints } from './sellerEndpoints';

export const seller = {
  name: 'member-list/seller',
  permission: 'PELAPAK',
  icon: StorefrontOutlined,
  list: page(() => import('./SellerList')),
  create: page(() => import('./SellerCreate')),
  edit: page(() => import('./SellerEdit')),
  show: page(() => import('./SellerShow')),
  recordRepresentation: 'storeName',
  endpoints: sellerEndpoints,
} satisfies Area;
