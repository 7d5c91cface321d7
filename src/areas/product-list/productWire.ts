import { history } from '../../dataProvider/historyWire';
import { code, recordId, shownInteger, shownList, shownText, shownTextOrNull } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import type { Transitions } from '../../domain/stateMachine';

/**
 * List Produk as it travels: users-services/api/v1/backoffice/product-list in the simple REST dialect. Of its content the
 * specification shows the filters alone (§3 'Product filters'); the rest is assumption (docs/areas.md). Money is whole rupiah.
 *
 * Products are put up by shops: staff create and edit none. They decide about them, each decision
 * `POST product-list/<id>/<action>`, and delete those that are in no running order.
 */

/** Specification §3: Tersedia, Habis, Terbatas. */
export const availabilities = ['AVAILABLE', 'SOLD_OUT', 'LIMITED'] as const;

/**
 * Specification §3: Produk Terbaru, Produk Terlaris. assumption: the dialect has one way to order a list, so that each is
 * sent as the `sort` it means.
 */
export const productOrderings = {
  LATEST: { field: 'created_at', order: 'DESC' },
  SALES: { field: 'sold', order: 'DESC' },
} as const;

export const productStates = ['DITINJAU', 'TAYANG', 'DITOLAK', 'DIBLOKIR'] as const;
export type ProductState = (typeof productStates)[number];

/** What staff decide. A rejected product stays so: the shop puts up another one (assumption). */
export const productTransitions = {
  approve: { from: ['DITINJAU'], to: 'TAYANG' },
  reject: { from: ['DITINJAU'], to: 'DITOLAK', reason: true, irrevocable: true },
  block: { from: ['TAYANG'], to: 'DIBLOKIR', reason: true },
  unblock: { from: ['DIBLOKIR'], to: 'TAYANG' },
} as const satisfies Transitions<ProductState>;

const count = shownInteger;

export const productRecord = z.object({
  id: recordId,
  name: shownText,
  sku: shownText,
  description: shownText,
  /** Name of the shop. */
  seller: shownText,
  seller_id: shownText,
  /** Name of the category. */
  category: shownText,
  category_id: shownText,
  /** Before the discount. */
  price: count,
  /** Whole per cent. */
  discount: count,
  stock: count,
  weight_gram: count,
  /** Addresses; the first is the main one. */
  images: shownList(z.string()),
  condition: code,
  /** Fewest pieces of an order. */
  min_order: count,
  /** Pieces in orders that were not cancelled. */
  sold: count,
  rating: z.catch(z.nullable(z.number()), null),
  availability: code,
  status: code,
  /** Why it was rejected or blocked. */
  reason: shownTextOrNull,
  created_at: shownText,
  history,
});
export type Product = z.infer<typeof productRecord>;

/** GET product-list/categories: what the products can be filtered by, beside their shops (`shopList`). */
export const productCategories = z.array(z.object({ id: recordId, name: shownText }));
