import Contacts from '@mui/icons-material/ContactsOutlined';
import Dataset from '@mui/icons-material/DatasetOutlined';
import type { MenuEntry } from '../menu/area';
import { accessManagement } from './access-management';
import { bannerInformation } from './banner-information';
import { consumerList } from './consumer-list';
import { dashboard } from './dashboard';
import { driver } from './driver';
import { makeCategory } from './make-category';
import { orders } from './orders';
import { productList } from './product-list';
import { reportTransaction } from './report-transaction';
import { seller } from './seller';
import { topUp } from './top-up';
import { userAdmin } from './user-admin';

/** THE MENU, top to bottom (specification §2). Resources, routes, sidebar, access, data and labels follow from it. */
export const menu: readonly MenuEntry[] = [
  dashboard,
  { group: 'daftar', icon: Contacts, children: [seller, driver, userAdmin] },
  productList,
  orders,
  makeCategory,
  { group: 'masterData', icon: Dataset, children: [bannerInformation] },
  consumerList,
  topUp,
  accessManagement,
  reportTransaction,
];
