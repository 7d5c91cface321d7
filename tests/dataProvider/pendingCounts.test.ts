import { expect, it } from 'vitest';
import { driverOrder } from '../../src/areas/driver/driverOrder';
import { productOrder } from '../../src/areas/product-list/productOrder';
import { topUpOrder } from '../../src/areas/top-up/topUpOrder';
import { pendingLists } from '../../src/dataProvider/pendingCounts';

it.each([
  ['top-up', topUpOrder, 'MENUNGGU_VERIFIKASI'],
  ['member-list/driver', driverOrder, 'MENUNGGU_VERIFIKASI'],
  ['product-list', productOrder, 'DITINJAU'],
])('the menu counts at %s what its queue holds', (resource, { queue }, state) => {
  expect(queue?.state).toBe(state);
  expect(pendingLists.find((list) => list.resource === resource)?.filter).toEqual({ status: state });
});
