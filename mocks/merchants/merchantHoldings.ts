import type { z } from 'zod/mini';
import type { merchantSummary } from '../../src/areas/seller/sellerWire';
import type { OrderState } from '../../src/domain/orderStates';
import { rupiah } from '../../src/format/rupiah';
import { tableOf, type Tables } from '../rest/restRecord';
import type { TopUpRecord } from '../world/moneyRecords';
import type { OrderRecord, ProductRecord } from '../world/records';
import { balanceOf } from '../world/topUps';
import type { SellerRecord } from './sellerRecord';

/** Orders in these states ask nothing of their shop any more. */
const finished: readonly OrderState[] = ['SELESAI', 'DIBATALKAN', 'DANA_DIKEMBALIKAN'];

type Holdings = z.infer<typeof merchantSummary>;

/** What belongs to a seller now; `balance` in rupiah. */
export const holdingsOf = ({ id }: SellerRecord, tables: Tables): Holdings => ({
  products: tableOf<ProductRecord>(tables, 'product-list')
    .all()
    .filter(({ seller_id }) => seller_id === id).length,
  open_orders: tableOf<OrderRecord>(tables, 'orders')
    .all()
    .filter(({ seller_id, status }) => seller_id === id && !finished.includes(status)).length,
  balance: balanceOf(tableOf<TopUpRecord>(tables, 'top-up').all(), id),
});

/** Why a seller cannot be deleted: buyers wait for its orders, or it has money here. Undefined where it can. */
export const deleteRefusal = (seller: SellerRecord, tables: Tables): string | undefined => {
  const { open_orders, balance } = holdingsOf(seller, tables);
  if (open_orders > 0) return `${seller.shop_name} masih memiliki ${open_orders} pesanan yang belum selesai.`;
  return balance > 0 ? `${seller.shop_name} masih memiliki saldo ${rupiah(balance)}.` : undefined;
};
