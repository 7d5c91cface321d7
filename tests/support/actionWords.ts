import { accessManagement } from '../../i18n/areas/access-management';
import { bannerInformation } from '../../i18n/areas/banner-information';
import { consumerList } from '../../i18n/areas/consumer-list';
import { driver } from '../../i18n/areas/driver';
import { makeCategory } from '../../i18n/areas/make-category';
import { orders } from '../../i18n/areas/orders';
import { productList } from '../../i18n/areas/product-list';
import { seller } from '../../i18n/areas/seller';
import { topUp } from '../../i18n/areas/top-up';
import { userAdmin } from '../../i18n/areas/user-admin';
import { flatten } from '../contract/flatten';

const texts = flatten({
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
});

/** The buttons of an action: the one on the page, and the one that confirms it where that has words of its own. */
export const actionWords = (resource: string, action: string): { label: string; confirm?: string } => {
  const key = `${resource}.actions.${action}`;
  return { label: texts.get(`${key}.label`) ?? '', confirm: texts.get(`${key}.confirm`) };
};
