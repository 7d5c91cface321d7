import type { z } from 'zod/mini';
import type { shopList } from '../../src/dataProvider/wire';
import { type Shop, shopText } from '../../src/domain/shop';
import { alphabetically } from '../rest/choices';
import { tableOf, type Tables } from '../rest/restRecord';
import type { SellerRecord } from './sellerRecord';

/** Returns the current city and phone of a shop; empty if the seller was deleted. */
export const contactOf = (id: string, tables: Tables): { city?: string; phone?: string } => {
  const seller = tableOf<SellerRecord>(tables, 'member-list/seller').get(id);
  return seller ? { city: seller.city, phone: seller.number_phone } : {};
};

/** Compares shops by name, then by city and phone. */
export const byName = (a: Omit<Shop, 'id'>, b: Omit<Shop, 'id'>): number =>
  alphabetically(shopText(a), shopText(b));

/** Returns the distinct shops of records, sorted by name. */
export const shopsOf = (
  records: readonly { seller_id: string; seller: string }[],
  tables: Tables,
): z.input<typeof shopList> =>
  [...new Map(records.map(({ seller_id, seller }) => [seller_id, seller]))]
    .map(([id, name]) => ({ id, name, ...contactOf(id, tables) }))
    .sort(byName);
