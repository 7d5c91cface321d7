import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { seller as messages } from '../../../i18n/areas/seller';
import type { Area } from '../../menu/area';
import { lazyPage } from '../../menu/lazyPage';
import { sellerEndpoints } from './sellerEndpoints';
import { formField } from './sellerModel';

export const seller = {
  name: 'member-list/seller',
  messages,
  permission: 'PELAPAK',
  icon: StorefrontOutlined,
  list: lazyPage(() => import('./SellerList')),
  create: lazyPage(async () => ({ default: (await import('./SellerForm')).SellerCreate })),
  edit: lazyPage(async () => ({ default: (await import('./SellerForm')).SellerEdit })),
  show: lazyPage(() => import('./SellerShow')),
  pages: { import: lazyPage(() => import('./import/SellerImport')) },
  options: { rowClick: 'show', fieldOf: formField },
  recordRepresentation: 'storeName',
  search: { fields: ['fullName', 'phoneNumber'], sort: { field: 'storeName', order: 'ASC' } },
  endpoints: sellerEndpoints,
} satisfies Area;
