import { expect, it } from 'vitest';
import { areaContracts } from '../../contract/areas';
import RoleList from '../../src/areas/access-management/RoleList';
import BannerList from '../../src/areas/banner-information/BannerList';
import ConsumerList from '../../src/areas/consumer-list/ConsumerList';
import DriverList from '../../src/areas/driver/DriverList';
import OrderList from '../../src/areas/orders/OrderList';
import ProductList from '../../src/areas/product-list/ProductList';
import TopUpList from '../../src/areas/top-up/TopUpList';
import UserAdminList from '../../src/areas/user-admin/UserAdminList';
import { sortFieldOf } from '../../src/list/columns';
import { namesOf } from '../../src/list/filter/listFilter';

/** Filters that links of other pages set. */
const linked: Readonly<Record<string, readonly string[]>> = {
  orders: ['buyer_id', 'seller_id'],
  'product-list': ['seller_id'],
};

it.each([
  ['access-management', RoleList],
  ['master-data/banner-information', BannerList],
  ['consumer-list', ConsumerList],
  ['member-list/driver', DriverList],
  ['orders', OrderList],
  ['product-list', ProductList],
  ['top-up', TopUpList],
  ['member-list/user-admin', UserAdminList],
])('the contract names every key by which the list of %s sorts and filters', (resource, { declaration }) => {
  const { columns = [], filters = [], states, usualOrder } = declaration;
  const sorts = [
    ...columns.map(sortFieldOf),
    ...[usualOrder?.sort, usualOrder?.queue?.sort].map((sort) => sort?.field),
  ].filter((field) => field !== undefined);
  const names = [
    ...['q', 'id', ...filters.flatMap(namesOf), ...(linked[resource] ?? [])],
    ...(states ? ['status'] : []),
  ];
  const keys = areaContracts[resource]?.keys;
  expect(keys?.sort.toSorted()).toEqual([...new Set(sorts)].sort());
  expect(keys?.filter.toSorted()).toEqual([...new Set(names)].sort());
});
