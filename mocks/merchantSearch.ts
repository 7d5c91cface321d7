import type { MerchantListBody } from '../src/areas/seller/sellerWire';
import type { SellerRecord } from './sellerRecord';
import type { Table } from './table';

/** The list behind get-list-merchant, quick for 100 000 sellers: each order is sorted once and kept through writes. */

type SortField = NonNullable<MerchantListBody['sort']>['field'];
type Order = { sorted: SellerRecord[]; compare: (a: SellerRecord, b: SellerRecord) => number };

const collator = new Intl.Collator('id', { sensitivity: 'base', numeric: true });

const comparing = (field: SortField) => (a: SellerRecord, b: SellerRecord) => {
  const [x, y] = [a[field], b[field]];
  const difference = typeof x === 'string' ? collator.compare(x, String(y)) : Number(x) - Number(y);
  // Equal values in a fixed order, or records would be repeated or left out between pages.
  return difference || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
};

/** Where `record` stands, or would stand, in a sorted list. */
const position = ({ sorted, compare }: Order, record: SellerRecord): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] as SellerRecord, record) < 0) low = middle + 1;
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
  const orders = new Map<SortField, Order>();

  sellers.onWrite((before, after) => {
    newestFirst = undefined;
    for (const order of orders.values()) {
      if (before) order.sorted.splice(position(order, before), 1);
      if (after) order.sorted.splice(position(order, after), 0, after);
    }
  });
  sellers.onReset(() => {
    newestFirst = undefined;
    texts = new WeakMap();
    orders.clear();
  });

  const sortedBy = (field: SortField): SellerRecord[] => {
    const known = orders.get(field);
    if (known) return known.sorted;
    const compare = comparing(field);
    const order = { sorted: sellers.all().sort(compare), compare };
    orders.set(field, order);
    return order.sorted;
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
