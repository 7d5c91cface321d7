import { history } from '../../dataProvider/history/historyWire';
import { shownInstant, shownInstantOrNull } from '../../dataProvider/instantWire';
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
 * assumption: the whole contract of List Konsumen (docs/areas.md), in simple REST. Consumers register themselves: they cannot be
 * created, edited or deleted here. Their orders are those of `orders` with the filter `buyer_id`.
 */

export const consumerStates = ['AKTIF', 'DIBLOKIR'] as const;
type ConsumerState = (typeof consumerStates)[number];

/** assumption: a blocked consumer cannot place a new order; existing orders continue. */
export const consumerTransitions = {
  unblock: { from: ['DIBLOKIR'], to: 'AKTIF' },
  block: { from: ['AKTIF'], to: 'DIBLOKIR', reason: true },
} as const satisfies Transitions<ConsumerState>;

export const consumerRow = z.object({
  id: recordId,
  full_name: shownText,
  /** '62857…' */
  phone: shownText,
  email: shownText,
  /** An instant, like `last_order_at`. */
  joined_at: shownInstant,
  balance: shownInteger,
  /** Number of all orders, including cancelled ones. */
  order_count: shownInteger,
  /** Sum of the orders that were paid and not refunded. */
  total_spent: shownInteger,
  last_order_at: shownInstantOrNull,
  /** assumption: follows from `is_active`, and can be used as a filter. */
  status: code,
});

export const consumerRecord = z.extend(consumerRow, {
  addresses: shownList(z.object({ ...writtenAddress, label: shownText, is_main: shownFlag })),
  is_active: shownFlag,
  reason: shownTextOrNull,
  history,
});
export type Consumer = z.infer<typeof consumerRecord>;
