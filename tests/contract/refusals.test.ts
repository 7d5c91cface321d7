import { expect, it } from 'vitest';
import { consumerTransitions } from '../../src/areas/consumer-list/consumerWire';
import { driverTransitions } from '../../src/areas/driver/driverWire';
import { categoryTransitions } from '../../src/areas/make-category/categoryWire';
import { orderTransitions } from '../../src/areas/orders/orderWire';
import { productTransitions } from '../../src/areas/product-list/productWire';
import { sellerTransitions } from '../../src/areas/seller/sellerWire';
import { topUpTransitions } from '../../src/areas/top-up/topUpWire';
import { userAdminTransitions } from '../../src/areas/user-admin/userAdminWire';
import type { Transition, Transitions } from '../../src/domain/stateMachine';

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

/** The actions of all areas that `fits` returns true for, such as 'orders cancel'. */
const actionsWhere = (fits: (transition: Transition, all: Transition[]) => boolean): string[] =>
  Object.entries(areas).flatMap(([area, transitions]) =>
    Object.entries(transitions).flatMap(([action, transition]) =>
      fits(transition, Object.values(transitions)) ? [`${area} ${action}`] : [],
    ),
  );

const irrevocable = [
  'product-list reject',
  'orders refund',
  'orders rejectComplaint',
  'orders cancel',
  'top-up reject',
];

it('five actions are irrevocable: no other refusals lead to a state that no action leaves', () => {
  const isLast = ({ reason, to }: Transition, all: Transition[]) =>
    reason === true && to !== undefined && !all.some(({ from }) => from.includes(to));
  expect(actionsWhere((action) => action.irrevocable === true)).toEqual(irrevocable);
  expect(actionsWhere(isLast)).toEqual(irrevocable);
});
