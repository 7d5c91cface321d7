import { history } from '../../dataProvider/historyWire';
import {
  code,
  recordId,
  shownFlag,
  shownInteger,
  shownList,
  shownText,
  shownTextOrNull,
  writtenAddress,
} from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import type { Transitions } from '../../domain/stateMachine';

/**
 * assumption: the whole contract of List Konsumen (docs/areas.md). A real host that differs changes this file.
 *
 * | call | body | answer |
 * |---|---|---|
 * | GET consumer-list?filter&sort&range | | rows, of which `consumerRow` is read |
 * | GET consumer-list/{id} | | `consumerRecord` |
 * | GET consumer-list/counts?filter | | consumers by state, under the other filters |
 * | POST consumer-list/{id}/block | `{ reason }` | the changed record |
 * | POST consumer-list/{id}/unblock | `{}` | the changed record |
 *
 * Consumers register themselves: nobody creates, edits or deletes one here. Their orders are read from `orders` with the
 * filter `buyer_id`, by people who may view Orderan.
 */

export const consumerStates = ['AKTIF', 'DIBLOKIR'] as const;
export type ConsumerState = (typeof consumerStates)[number];

/** assumption: a blocked consumer cannot place a new order; running orders go on. */
export const consumerTransitions = {
  unblock: { from: ['DIBLOKIR'], to: 'AKTIF' },
  block: { from: ['AKTIF'], to: 'DIBLOKIR', reason: true },
} as const satisfies Transitions<ConsumerState>;

/** Whole rupiah. */
const money = shownInteger;

/** A row of the list. */
export const consumerRow = z.object({
  id: recordId,
  full_name: shownText,
  /** '62857…' */
  phone: shownText,
  email: shownText,
  /** An instant, like `last_order_at`. */
  joined_at: shownText,
  balance: money,
  /** Every order, cancelled ones too. */
  order_count: shownInteger,
  /** Totals of the orders that were paid and not paid back. */
  total_spent: money,
  last_order_at: shownTextOrNull,
  /** assumption: follows from is_active, and can be filtered by. */
  status: code,
});

/** A whole consumer. */
export const consumerRecord = z.extend(consumerRow, {
  addresses: shownList(
    z.object({
      ...writtenAddress,
      /** 'Rumah' */
      label: shownText,
      is_main: shownFlag,
    }),
  ),
  is_active: shownFlag,
  /** Why the consumer is blocked. */
  reason: shownTextOrNull,
  history,
});
export type Consumer = z.infer<typeof consumerRecord>;
