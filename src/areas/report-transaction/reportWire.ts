import { reach, salesDay, share } from '../../dataProvider/salesFigures';
import { recordId, shopContact, shownInteger, shownText } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import { orderStates } from '../../domain/orderStates';

/**
 * What travels about transactions. assumption throughout: the specification shows nothing of this area (docs/areas.md).
 *
 * Rows: `GET report-transaction`, the simple REST dialect, read only. Beside them four reads over the WHOLE filter of a
 * list (`?filter=…`, the same keys), so that nothing is ever summed from one page: `summary`, `series`, `methods`,
 * `stores`; and `store-names`, what the filter by shop offers. A date in `time_gte` and `time_lte` means whole days in WIB; an instant is exact.
 */

/** assumption: money moved, so the order is paid at least. */
export const reportStatuses = orderStates.filter((state) => state !== 'MENUNGGU_PEMBAYARAN');

const rupiah = shownInteger;

/** One order whose money moved. A method or state that nobody knew yet is shown by its own name. */
export const reportRow = z.object({
  id: recordId,
  order_id: shownText,
  invoice_no: shownText,
  /** When it was ordered, an instant. */
  time: shownText,
  store: shownText,
  store_id: shownText,
  buyer: shownText,
  buyer_id: shownText,
  method: shownText,
  subtotal: rupiah,
  ongkir: rupiah,
  biaya_layanan: rupiah,
  /** The marketplace's share; 0 when the money went back. */
  komisi: rupiah,
  diskon: rupiah,
  /** subtotal + ongkir + biaya_layanan − diskon. */
  total: rupiah,
  /** What went back to the buyer: the total, or 0. */
  refund: rupiah,
  status: shownText,
});
export type ReportRow = z.infer<typeof reportRow>;

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
  average: rupiah,
  subtotal: rupiah,
  ongkir: rupiah,
  biaya_layanan: rupiah,
  komisi: rupiah,
  diskon: rupiah,
  total: rupiah,
  refund: rupiah,
  ...reach,
});

const shop = { store_id: shownText, store: shownText, ...shopContact };

/** The hours of a day in WIB that have transactions, 0 to 23. */
const hours = z.array(z.object({ hour: z.int(), ...share }));

/**
 * GET report-transaction/series: one per day in WIB that has transactions, oldest first. Assumption: a period of one day
 * comes with its hours; a host may leave them out, and the day is drawn as a whole.
 */
export const reportSeries = z.array(z.extend(salesDay, { hours: z.catch(z.optional(hours), undefined) }));

/** GET report-transaction/stores: the ten shops with the highest omzet, highest first. */
export const reportStores = z.array(z.object({ ...shop, ...share }));
export const topStores = 10;

/** GET report-transaction/store-names: every shop that has sold something, by name. */
export const reportStoreNames = z.array(z.object(shop));
