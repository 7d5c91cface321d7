import type { z } from 'zod/mini';
import type { shopList } from '../../src/dataProvider/wire';
import { type Shop, shopText } from '../../src/domain/shop';
import { alphabetically } from '../rest/choices';
import { tableOf, type Tables } from '../rest/restRecord';
import type { SellerRecord } from './sellerRecord';

/** City and phone of a shop as they are now; of a seller who was deleted, neither. */
export const contactOf = (id: string, tables: Tables): { city?: string; phone?: string } => {
  const seller = tableOf<SellerRecord>(tables, 'member-list/seller').get(id);
  return seller ? { city: seller.city, phone: seller.number_phone } : {};
};

/** Shops by name, those of one name by city and phone. */
export const byName = (a: Omit<Shop, 'id'>, b: Omit<Shop, 'id'>): number =>
  alphabetically(shopText(a), shopText(b));

/** The shops that records belong to, each once. */
export const shopsOf = (
  records: readonly { seller_id: string; seller: string }[],
  tables: Tables,
): z.input<typeof shopList> =>
  [...new Map(records.map(({ seller_id, seller }) => [seller_id, seller]))]
    .map(([id, name]) => ({ id, name, ...contactOf(id, tables) }))
    .sort(byName);
