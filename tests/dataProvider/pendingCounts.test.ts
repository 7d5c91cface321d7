import { expect, it } from 'vitest';
import { driverOrder } from '../../src/areas/driver/driverWire';
import { orderOrder } from '../../src/areas/orders/orderWire';
import { productOrder } from '../../src/areas/product-list/productWire';
import { topUpOrder } from '../../src/areas/top-up/topUpWire';
import { pendingLists } from '../../src/dataProvider/counts';

const byDate = { field: 'created_at', order: 'ASC' };

it.each([
  ['top-up', topUpOrder, 'MENUNGGU_VERIFIKASI', byDate],
  ['orders', orderOrder, 'KOMPLAIN', byDate],
  ['member-list/driver', driverOrder, 'MENUNGGU_VERIFIKASI', { field: 'registered_at', order: 'ASC' }],
  ['product-list', productOrder, 'DITINJAU', byDate],
])(
  'the menu counts at %s what its queue holds, whose oldest comes first',
  (resource, { queue }, state, sort) => {
    expect(queue).toMatchObject({ state, sort });
    expect(pendingLists.find((list) => list.resource === resource)?.filter).toEqual({ status: state });
  },
);

it('the work that waits is listed with the most urgent first', () =>
  expect(pendingLists.map(({ name }) => name)).toEqual([
    'topUps',
    'complaints',
    'drivers',
    'products',
    'sellers',
  ]));
