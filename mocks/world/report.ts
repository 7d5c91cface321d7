import type { ReportRow } from './moneyRecords';
import type { OrderRecord } from './records';

/** The commission of the marketplace on the price of the goods, in per cent. */
const commissionPercent = 5;

/** Returns the report row of an order; null before any money has moved. */
export const reportRowOf = (order: OrderRecord): ReportRow | null => {
  if (order.payment_status === 'BELUM_DIBAYAR') return null;
  const refunded = order.payment_status === 'DIKEMBALIKAN';
  return {
    id: order.id.replace('order', 'transaksi'),
    order_id: order.id,
    invoice_no: order.invoice_no,
    time: order.created_at,
    store: order.seller,
    store_id: order.seller_id,
    buyer: order.buyer,
    buyer_id: order.buyer_id,
    method: order.payment_method,
    subtotal: order.subtotal,
    ongkir: order.ongkir,
    biaya_layanan: order.biaya_layanan,
    komisi: refunded ? 0 : Math.round((order.subtotal * commissionPercent) / 100),
    diskon: order.diskon,
    total: order.total,
    refund: refunded ? order.total : 0,
    status: order.status,
  };
};
