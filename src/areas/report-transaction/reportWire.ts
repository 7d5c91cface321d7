import { knownUntil, salesDay, share } from '../../dataProvider/salesFigures';
import { recordId, shopContact, shownInteger, shownText, shownTextOrNull } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import { orderStates } from '../../domain/orderStates';

/**
 * What travels about transactions. assumption throughout: the specification shows nothing of this area (docs/areas.md).
 *
 * Rows: `GET report-transaction` (reportRowWire.ts), the simple REST dialect, read only. Beside them five reads over the
 * WHOLE filter of a list (`?filter=…`, the same keys), so that nothing is ever summed from one page: `summary`, `series`,
 * `methods`, `categories`, `stores`; and `store-names`, `cities`, `category-names`, what the filters offer. A date in
 * `time_gte` and `time_lte` means whole days in WIB; an instant is exact. `city` is the shop's. `category_id` keeps
 * transactions, whole, that hold goods of the category or of one below it.
 */

/** assumption: money moved, so the order is paid at least. */
export const reportStatuses = orderStates.filter((state) => state !== 'MENUNGGU_PEMBAYARAN');

/** The columns that have a sum, in the order in which staff read them: how much, and what it is made of. */
export const summedColumns = [
  'total',
  'komisi',
  'refund',
  'subtotal',
  'ongkir',
  'biaya_layanan',
  'diskon',
] as const;

/** GET report-transaction/summary. 'Omzet' is the sum of `total`, refunds included (assumption). */
export const reportSummary = z.object({
  /** Transactions. */
  count: shownInteger,
  /** Omzet by transaction, rounded; 0 without any. */
  average: shownInteger,
  subtotal: shownInteger,
  ongkir: shownInteger,
  biaya_layanan: shownInteger,
  komisi: shownInteger,
  diskon: shownInteger,
  total: shownInteger,
  refund: shownInteger,
  ...knownUntil,
});

const shop = { store_id: shownText, store: shownText, ...shopContact };

/** The hours of a day in WIB that have transactions, 0 to 23. */
const hours = z.array(z.object({ hour: z.int(), ...share }));

/**
 * GET report-transaction/series: one per day in WIB that has transactions, oldest first. Assumption: a period within one day
 * comes with its hours; a host may leave them out, and the day is drawn as a whole.
 */
export const reportSeries = z.array(z.extend(salesDay, { hours: z.catch(z.optional(hours), undefined) }));

/** GET report-transaction/stores: the ten shops with the highest omzet, highest first. */
export const reportStores = z.array(z.object({ ...shop, ...share }));

/**
 * GET report-transaction/categories: the ten main categories with the highest omzet, highest first. Where the filter names a
 * category, those directly below it, or itself where none is. A transaction counts in each category that it holds goods of.
 */
export const reportCategories = z.array(z.object({ category_id: shownText, category: shownText, ...share }));

/** How many shops and categories a host names at most. */
export const mostShares = 10;

/** GET report-transaction/store-names: every shop that has sold something, by name. */
export const reportStoreNames = z.array(z.object(shop));

/** GET report-transaction/cities: every city with a shop that has sold something, by name. */
export const reportCities = z.array(shownText);

/** GET report-transaction/category-names: every category that goods were sold of, with those above it. */
export const reportCategoryNames = z.array(
  z.object({ id: recordId, name: shownText, parent_id: shownTextOrNull }),
);
