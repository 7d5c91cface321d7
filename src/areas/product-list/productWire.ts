import { history } from '../../dataProvider/history/historyWire';
import { shownInstant } from '../../dataProvider/instantWire';
import {
  answeredList,
  code,
  recordId,
  shownInteger,
  shownList,
  shownNumber,
  shownText,
  shownTextOrNull,
} from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import type { ListOrder } from '../../domain/queue';
import type { Transitions } from '../../domain/stateMachine';

/**
 * assumption: the contract of List Produk (docs/areas.md), in simple REST, except its filters (specification §3). Shops create
 * and edit products; staff decide about them, and delete those that are in no running order.
 */

/** Specification §3: Tersedia, Habis, Terbatas. */
export const availabilities = ['AVAILABLE', 'SOLD_OUT', 'LIMITED'] as const;

/**
 * Specification §3: Produk Terbaru, Produk Terlaris. assumption: each is sent as an ordinary `sort`, because the dialect
 * has no other way to order a list.
 */
export const productOrderings = {
  LATEST: { field: 'created_at', order: 'DESC' },
  SALES: { field: 'sold', order: 'DESC' },
} as const;

export const productStates = ['DITINJAU', 'TAYANG', 'DITOLAK', 'DIBLOKIR'] as const;
type ProductState = (typeof productStates)[number];

/** assumption: a rejected product stays rejected, and the shop creates another one. */
export const productTransitions = {
  approve: { from: ['DITINJAU'], to: 'TAYANG' },
  reject: { from: ['DITINJAU'], to: 'DITOLAK', reason: true, irrevocable: true },
  block: { from: ['TAYANG'], to: 'DIBLOKIR', reason: true },
  unblock: { from: ['DIBLOKIR'], to: 'TAYANG' },
} as const satisfies Transitions<ProductState>;

export const productRecord = z.object({
  id: recordId,
  name: shownText,
  sku: shownText,
  description: shownText,
  seller: shownText,
  seller_id: shownText,
  category: shownText,
  category_id: shownText,
  /** Price before the discount. */
  price: shownInteger,
  /** In whole per cent. */
  discount: shownInteger,
  stock: shownInteger,
  weight_gram: shownInteger,
  /** URLs; the first is the main photo. */
  images: shownList(z.string()),
  condition: code,
  min_order: shownInteger,
  /** Number of pieces sold in orders that were not cancelled. */
  sold: shownInteger,
  /** Null if nobody has rated yet. */
  rating: z.nullable(shownNumber),
  availability: code,
  status: code,
  reason: shownTextOrNull,
  created_at: shownInstant,
  history,
});
export type Product = z.infer<typeof productRecord>;

export const productCategories = answeredList(z.object({ id: recordId, name: shownText }));

export const productOrder: ListOrder<ProductState> = {
  sort: productOrderings.LATEST,
  queue: { state: 'DITINJAU', sort: { field: 'created_at', order: 'ASC' } },
};
