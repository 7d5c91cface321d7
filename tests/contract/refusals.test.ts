import { expect, it } from 'vitest';
import { consumerTransitions } from '../../src/areas/consumer-list/consumerWire';
import { driverTransitions } from '../../src/areas/driver/driverWire';
import { categoryTransitions } from '../../src/areas/make-category/categoryWire';
import { orderTransitions } from '../../src/areas/orders/orderWire';
import { productTransitions } from '../../src/areas/product-list/productWire';
import { sellerTransitions } from '../../src/areas/seller/sellerWire';
import { topUpTransitions } from '../../src/areas/top-up/topUpWire';
import { userAdminTransitions } from '../../src/areas/user-admin/userAdminWire';
import type { Transitions } from '../../src/domain/stateMachine';

const areas: Record<string, Transitions> = {
  seller: sellerTransitions,
  driver: driverTransitions,
  'user-admin': userAdminTransitions,
  'product-list': productTransitions,
  orders: orderTransitions,
  'make-category': categoryTransitions,
  'consumer-list': consumerTransitions,
  'top-up': topUpTransitions,
};

it('four actions are irrevocable, and no other action can undo them', () => {
  const red = Object.entries(areas).flatMap(([area, transitions]) =>
    Object.entries(transitions).flatMap(([action, { irrevocable }]) =>
      irrevocable ? [`${area} ${action}`] : [],
    ),
  );
  expect(red).toEqual(['product-list reject', 'orders refund', 'orders cancel', 'top-up reject']);
  for (const transitions of Object.values(areas))
    for (const { irrevocable, to } of Object.values(transitions))
      if (irrevocable)
        expect(Object.values(transitions).filter(({ from }) => from.some((state) => state === to))).toEqual(
          [],
        );
});
