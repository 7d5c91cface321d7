import { recordId, shownInteger, shownText } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';

/** Separate from reportWire.ts, because every page loads the schemas of list rows. */

const rupiah = shownInteger;

/** An unknown method or state is shown by its code. */
export const reportRow = z.object({
  id: recordId,
  order_id: shownText,
  invoice_no: shownText,
  /** Instant of the order. */
  time: shownText,
  store: shownText,
  store_id: shownText,
  city: shownText,
  buyer: shownText,
  buyer_id: shownText,
  method: shownText,
  subtotal: rupiah,
  ongkir: rupiah,
  biaya_layanan: rupiah,
  /** The marketplace's commission; 0 for a refunded order. */
  komisi: rupiah,
  diskon: rupiah,
  /** subtotal + ongkir + biaya_layanan − diskon. */
  total: rupiah,
  /** Amount refunded to the buyer: the total or 0. */
  refund: rupiah,
  status: shownText,
});
export type ReportRow = z.infer<typeof reportRow>;
