import type { MerchantListBody } from '../src/areas/seller/sellerWire';
import type { SellerRecord } from './sellerRecord';
import type { Table } from './table';

/** The list behind get-list-merchant, quick for 100 000 sellers: orders and searchable texts are kept between requests. */

type SortField = NonNullable<MerchantListBody['sort']>['field'];

/** Text without regard to capitals; inactive sellers before active ones. */
const keyOf = (seller: SellerRecord, field: SortField): string => String(seller[field]).toLowerCase();

/** Equal ones stay in the order of the table, or records would be repeated or left out between pages. */
const sorted = (sellers: readonly SellerRecord[], field: SortField): SellerRecord[] => {
  // Many sellers share a city or a name: sorting the different keys is a fraction of the work.
  const groups = new Map<string, SellerRecord[]>();
  for (const seller of sellers) {
    const key = keyOf(seller, field);
    const group = groups.get(key);
    if (group) group.push(seller);
    else groups.set(key, [seller]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, group]) => group);
};

/** What a search looks through: shop, seller, phone, e-mail, city. */
const searchable = ({ shop_name, full_name, number_phone, email, city }: SellerRecord): string =>
  `${shop_name}\n${full_name}\n${number_phone}\n${email}\n${city}`.toLowerCase();

/** All sellers that a request asks for, in its order, without its page; newest first when it names no order. */
export const createMerchantSearch = (sellers: Table<SellerRecord>) => {
  const orders = new Map<SortField | 'newest', SellerRecord[]>();
  sellers.onChange(() => orders.clear());
  /** By record: a changed seller is a new record. */
  const texts = new WeakMap<SellerRecord, string>();

  const ascending = (field: SortField | 'newest'): SellerRecord[] => {
    const known = orders.get(field);
    if (known) return known;
    const all = sellers.all();
    const order = field === 'newest' ? all.reverse() : sorted(all, field);
    orders.set(field, order);
    return order;
  };
  const textOf = (seller: SellerRecord): string => {
    const known = texts.get(seller);
    if (known !== undefined) return known;
    const text = searchable(seller);
    texts.set(seller, text);
    return text;
  };

  return ({ search, filter, sort }: MerchantListBody): readonly SellerRecord[] => {
    const words = search.trim().toLowerCase();
    const { is_active, province_id } = filter;
    const order = ascending(sort?.field ?? 'newest');
    const all = sort?.order === 'DESC' ? order.toReversed() : order;
    if (!words && is_active === undefined && !province_id) return all;
    return all.filter(
      (seller) =>
        (is_active === undefined || seller.is_active === is_active) &&
        (!province_id || seller.village_id.startsWith(`${province_id}.`)) &&
        (!words || textOf(seller).includes(words)),
    );
  };
};
