import type { MerchantListBody } from '../src/areas/seller/sellerWire';
import type { SellerRecord } from './sellerRecord';
import type { Table } from './table';

/** The list behind get-list-merchant, quick for 100 000 sellers: each order is sorted once and kept through writes. */

type SortField = NonNullable<MerchantListBody['sort']>['field'];

/** Text in lower case; booleans so that inactive sellers come first. */
const keyOf = (seller: SellerRecord, field: SortField): string => String(seller[field]).toLowerCase();

type Keyed = [key: string, seller: SellerRecord];

/** Equal keys in a fixed order, or records would be repeated or left out between pages. */
const compare = ([x, a]: Keyed, [y, b]: Keyed): number => (x < y || (x === y && a.id < b.id) ? -1 : 1);

/** Where `seller` stands, or would stand, in a list sorted by `field`. */
const position = (sorted: readonly SellerRecord[], field: SortField, seller: SellerRecord): number => {
  const wanted: Keyed = [keyOf(seller, field), seller];
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const candidate = sorted[middle] as SellerRecord;
    if (candidate.id !== seller.id && compare([keyOf(candidate, field), candidate], wanted) < 0)
      low = middle + 1;
    else high = middle;
  }
  return low;
};

/** What a search looks through: shop, seller, phone, e-mail, city. */
const searchable = ({ shop_name, full_name, number_phone, email, city }: SellerRecord): string =>
  `${shop_name}\n${full_name}\n${number_phone}\n${email}\n${city}`.toLowerCase();

/** All sellers that a request asks for, in its order, without its page; newest first when it names no order. */
export const createMerchantSearch = (sellers: Table<SellerRecord>) => {
  let newestFirst: SellerRecord[] | undefined;
  let texts = new WeakMap<SellerRecord, string>();
  const orders = new Map<SortField, SellerRecord[]>();

  sellers.onWrite((before, after) => {
    newestFirst = undefined;
    for (const [field, sorted] of orders) {
      if (before) sorted.splice(position(sorted, field, before), 1);
      if (after) sorted.splice(position(sorted, field, after), 0, after);
    }
  });
  sellers.onReset(() => {
    newestFirst = undefined;
    texts = new WeakMap();
    orders.clear();
  });

  const sortedBy = (field: SortField): SellerRecord[] => {
    const known = orders.get(field);
    if (known) return known;
    const keyed = sellers.all().map((seller): Keyed => [keyOf(seller, field), seller]);
    const sorted = keyed.sort(compare).map(([, seller]) => seller);
    orders.set(field, sorted);
    return sorted;
  };
  const inOrder = (sort: MerchantListBody['sort']): SellerRecord[] => {
    if (!sort) return (newestFirst ??= sellers.all().reverse());
    const sorted = sortedBy(sort.field);
    return sort.order === 'DESC' ? sorted.toReversed() : sorted;
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
    const all = inOrder(sort);
    if (!words && is_active === undefined && !province_id) return all;
    return all.filter(
      (seller) =>
        (is_active === undefined || seller.is_active === is_active) &&
        (!province_id || seller.village_id.startsWith(`${province_id}.`)) &&
        (!words || textOf(seller).includes(words)),
    );
  };
};
