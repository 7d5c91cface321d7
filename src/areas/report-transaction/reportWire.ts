import { shownInstant } from '../../dataProvider/instantWire';
import { knownUntil, salesDay, salesTotals } from '../../dataProvider/salesFigures';
import {
  answeredFigures,
  answeredList,
  recordId,
  shopContact,
  shownInteger,
  shownText,
  shownTextOrNull,
} from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import { orderStates } from '../../domain/orderStates';

/**
 * assumption: the whole contract of Report Transaction (docs/areas.md). Rows are simple REST, read only. Five more endpoints
 * aggregate the WHOLE filter of a list: `summary`, `series`, `methods`, `categories`, `stores`. `store-names`, `cities` and
 * `category-names` are the filters' choices. A date in `time_gte` and `time_lte` means whole days in WIB; an instant is exact.
 * `city` is the shop's, `category_id` selects whole transactions with goods of the category or of one below it.
 */

/** In rupiah, of one order and of all of a filter. */
const amounts = {
  subtotal: shownInteger,
  ongkir: shownInteger,
  biaya_layanan: shownInteger,
  /** The marketplace's commission; 0 for a refunded order. */
  komisi: shownInteger,
  diskon: shownInteger,
  /** subtotal + ongkir + biaya_layanan − diskon. */
  total: shownInteger,
  /** Amount refunded to the buyer: the total or 0. */
  refund: shownInteger,
};

/** An unknown method or state is shown by its code. */
export const reportRow = z.object({
  id: recordId,
  order_id: shownText,
  invoice_no: shownText,
  /** Instant of the order. */
  time: shownInstant,
  store: shownText,
  store_id: shownText,
  city: shownText,
  buyer: shownText,
  buyer_id: shownText,
  method: shownText,
  ...amounts,
  status: shownText,
});
export type ReportRow = z.infer<typeof reportRow>;

/** assumption: the report covers orders whose money moved, so every state except the unpaid one. */
export const reportStatuses = orderStates.filter((state) => state !== 'MENUNGGU_PEMBAYARAN');

/** In the order in which staff read them: the total, then its parts. */
export const summedColumns = [
  'total',
  'komisi',
  'refund',
  'subtotal',
  'ongkir',
  'biaya_layanan',
  'diskon',
] as const;

/** Response of GET report-transaction/summary. 'Omzet' is the sum of `total`, including refunds (assumption). */
export const reportSummary = z.object({
  count: shownInteger,
  /** Omzet per transaction, rounded; 0 without transactions. */
  average: shownInteger,
  ...amounts,
  ...knownUntil,
});

const shop = { store_id: shownText, store: shownText, ...shopContact };

/** In WIB, 0 to 23; only those with transactions. */
const hours = z.array(z.object({ hour: z.int(), ...salesTotals }));

/**
 * Response of GET report-transaction/series: one entry per day in WIB with transactions, oldest first. Assumption: a period
 * of one day includes its hours; if a host omits them, the day is drawn as a whole.
 */
export const reportSeries = answeredFigures(
  z.extend(salesDay, { hours: z.catch(z.optional(hours), undefined) }),
);

/** Response of GET report-transaction/stores: the ten shops with the highest omzet, highest first. */
export const reportStores = answeredFigures(z.object({ ...shop, ...salesTotals }));

/**
 * Response of GET report-transaction/categories: the ten main categories with the highest omzet, highest first. If the
 * filter has a category, its direct children, or itself without children. A transaction counts in every category of its
 * goods.
 */
export const reportCategories = answeredFigures(
  z.object({ category_id: shownText, category: shownText, ...salesTotals }),
);

export const mostShares = 10;

export const reportStoreNames = answeredList(z.object(shop));

export const reportCities = answeredList(shownText);

/** All categories with sales, and their ancestors. */
export const reportCategoryNames = answeredList(
  z.object({ id: recordId, name: shownText, parent_id: shownTextOrNull }),
);
