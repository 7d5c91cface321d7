import { consumerTransitions } from '../../src/areas/consumer-list/consumerWire';
import { balanceOf } from '../merchants/balances';
import type { Collection } from '../rest/collection';
import { tableOf } from '../rest/restRecord';
import { keptUntilChange } from '../server/keptUntilChange';
import { type ConsumerRecord, type OrderRecord, storedConsumer } from '../world/records';
import { spendingByConsumer, spendingOf } from '../world/totals';

const spending = keptUntilChange(['orders'], (tables) =>
  spendingByConsumer(tableOf<OrderRecord>(tables, 'orders').all()),
);

/** List Konsumen (consumerWire.ts). Consumers register themselves; user admins change them only through actions. */
export const consumers: Collection<ConsumerRecord> = {
  resource: 'consumer-list',
  permission: 'LIST_KONSUMEN',
  called: 'full_name',
  stored: storedConsumer,
  seed: (world) => [...world().consumers],
  view: (consumer, tables) => ({
    ...consumer,
    ...spendingOf(spending(tables), consumer.id),
    balance: balanceOf(consumer.id, tables),
    status: consumer.is_active ? 'AKTIF' : 'DIBLOKIR',
  }),
  notes: true,
  search: ['full_name', 'phone', 'email'],
  create: false,
  update: false,
  remove: false,
  states: {
    transitions: consumerTransitions,
    put: (state) => ({ is_active: state === 'AKTIF' }),
  },
};
