import { reportRowOf } from '../world/report';
import { world } from '../world/world';
import type { Collection } from './collection';

export const transactions: Collection = {
  resource: 'report-transaction',
  permission: 'REPORT_TRANSACTION',
  seed: () => world().orders.flatMap((order) => reportRowOf(order) ?? []),
};
