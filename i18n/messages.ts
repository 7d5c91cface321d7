import type { TranslationMessages } from 'ra-core';
import { accessManagement } from './areas/access-management';
import { bannerInformation } from './areas/banner-information';
import { consumerList } from './areas/consumer-list';
import { dashboard } from './areas/dashboard';
import { driver } from './areas/driver';
import { makeCategory } from './areas/make-category';
import { orders } from './areas/orders';
import { productList } from './areas/product-list';
import { reportTransaction } from './areas/report-transaction';
import { seller } from './areas/seller';
import { topUp } from './areas/top-up';
import { userAdmin } from './areas/user-admin';
import { charts } from './charts';
import { errors } from './errors';
import { forms } from './forms';
import { kit } from './kit';
import { ra } from './ra';
import { layout } from './layout';
import { validation } from './validation';
import { widgets } from './widgets';

/**
 * Every message that react-admin's `translate` can find. What stands under `resources` is keyed by the area's
 * name (src/areas), so that a label such as `resources.member-list/seller.name` follows from the declaration.
 * The login page lives outside react-admin and imports its own strings (login.ts).
 */
export const messages = {
  ra,
  layout,
  widgets,
  validation,
  errors,
  forms,
  kit,
  charts,
  resources: {
    dashboard,
    'member-list/seller': seller,
    'member-list/driver': driver,
    'member-list/user-admin': userAdmin,
    'product-list': productList,
    orders,
    'make-category': makeCategory,
    'master-data/banner-information': bannerInformation,
    'consumer-list': consumerList,
    'top-up': topUp,
    'access-management': accessManagement,
    'report-transaction': reportTransaction,
  },
} satisfies TranslationMessages;
