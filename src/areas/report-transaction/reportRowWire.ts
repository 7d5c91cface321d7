import { recordId, shownInteger, shownText } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';

/** Apart from the rest of reportWire.ts, because every page has to load the schemas of the lists' rows. */

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
  /** Where the shop is. */
  city: shownText,
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
