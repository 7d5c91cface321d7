import type { z } from 'zod/mini';
import type { merchantSummary } from '../../src/areas/seller/sellerWire';
import { rupiah } from '../../src/domain/format/rupiah';
import { tableOf, type Tables } from '../rest/restRecord';
import type { TopUpRecord, TopUpStatus } from '../world/moneyRecords';
import { isRunning } from '../world/orderLife';
import type { OrderRecord, ProductRecord } from '../world/records';
import { asOfNow } from '../world/topUps';
import { balanceOf } from './balances';
import type { SellerRecord } from './sellerRecord';

/** The states of top-ups that may still add money. */
const waiting: readonly TopUpStatus[] = ['MENUNGGU_PEMBAYARAN', 'MENUNGGU_VERIFIKASI'];

/** Returns the products of a seller, in any state. */
export const productsOf = ({ id }: SellerRecord, tables: Tables): ProductRecord[] =>
  tableOf<ProductRecord>(tables, 'product-list')
    .all()
    .filter(({ seller_id }) => seller_id === id);

/** Returns a seller's current products, open orders, waiting top-ups and `balance` in rupiah. */
export const summaryOf = (seller: SellerRecord, tables: Tables): z.infer<typeof merchantSummary> => ({
  products: productsOf(seller, tables).length,
  open_orders: tableOf<OrderRecord>(tables, 'orders')
    .all()
    .filter((order) => order.seller_id === seller.id && isRunning(order)).length,
  waiting_top_ups: tableOf<TopUpRecord>(tables, 'top-up')
    .all()
    .map(asOfNow)
    .filter(({ owner_id, status }) => owner_id === seller.id && waiting.includes(status)).length,
  balance: balanceOf(seller.id, tables),
});

/**
 * Returns the reason why a seller cannot be deleted: open orders, waiting top-ups or a balance. Undefined if deletion is
 * allowed.
 */
export const deleteRefusal = (seller: SellerRecord, tables: Tables): string | undefined => {
  const { open_orders, waiting_top_ups, balance } = summaryOf(seller, tables);
  const { shop_name } = seller;
  if (open_orders > 0)
    return `${shop_name} memiliki ${open_orders} pesanan yang belum selesai. Selesaikan pesanannya.`;
  if (waiting_top_ups > 0)
    return `${shop_name} memiliki ${waiting_top_ups} top-up yang menunggu. Selesaikan top-up tersebut.`;
  return balance > 0
    ? `${shop_name} masih memiliki saldo ${rupiah(balance)}. Kosongkan saldonya terlebih dahulu.`
    : undefined;
};
