import type { MerchantListBody } from '../../src/areas/seller/sellerWire';
import { searchFor, searchText } from '../../src/domain/search';
import type { Table } from '../storage/table';
import type { SellerRecord } from './sellerRecord';

/**
 * The search of get-list-merchant, fast for 100 000 sellers: sorted orders and search texts are cached between requests,
 * and a write moves only the seller that it changes.
 */

/** A seller with its place in the table and, after the first search, its cached search text. */
type Entry = { seller: SellerRecord; place: number; text?: string };

const fields = ['shop_name', 'full_name', 'number_phone', 'email', 'city', 'is_active'] as const;
type Field = (typeof fields)[number] | 'place';

/** Returns the sort key of a seller, in lower case. Inactive sellers sort before active ones; by place, all keys are equal. */
const keyOf = ({ seller }: Entry, field: Field): string =>
  field === 'place' ? '' : String(seller[field]).toLowerCase();

/** Compares two sellers by a field. Equal keys keep the order of the table, so that pages neither repeat nor omit records. */
const comesBefore = (a: Entry, b: Entry, field: Field): boolean => {
  const [x, y] = [keyOf(a, field), keyOf(b, field)];
  return x === y ? a.place < b.place : x < y;
};

/** Finds the index of `entry` in an order, or the index where it belongs, by binary search. */
const positionOf = (entry: Entry, order: readonly Entry[], field: Field): number => {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = order[middle];
    if (other && comesBefore(other, entry, field)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Sorts groups of equal keys: many sellers share a city or a name, so there are far fewer keys than sellers. */
const sorted = (byPlace: readonly Entry[], field: Field): Entry[] => {
  const groups = new Map<string, Entry[]>();
  for (const entry of byPlace) {
    const key = keyOf(entry, field);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  const order: Entry[] = [];
  for (const key of [...groups.keys()].sort()) for (const entry of groups.get(key) ?? []) order.push(entry);
  return order;
};

const textOf = (entry: Entry): string => {
  const { shop_name, full_name, number_phone, email, city } = entry.seller;
  return (entry.text ??= searchText([shop_name, full_name, number_phone, email, city]));
};

/** The number of search texts that one step of `prepare` builds. */
const step = 2000;

export type MerchantSearch = {
  /** Returns the requested page, newest first by default, and the total number of matches. */
  find: (body: MerchantListBody) => { page: SellerRecord[]; total: number };
  /** Builds the search texts and sorted orders before the first request needs them, in short steps. */
  prepare: () => Generator<void>;
};

export const createMerchantSearch = (sellers: Table<SellerRecord>): MerchantSearch => {
  const entries = new Map<string, Entry>();
  /** The cached orders by field, all ascending. */
  const orders = new Map<Field, Entry[]>();
  /** The place of every seller, also of deleted ones, because a deletion may be rolled back. */
  const places = new Map<string, number>();

  const entryOf = (seller: SellerRecord): Entry => {
    const place = places.get(seller.id) ?? places.size;
    places.set(seller.id, place);
    return { seller, place };
  };
  const byPlace = (): Entry[] => {
    for (const seller of sellers.all()) entries.set(seller.id, entryOf(seller));
    return [...entries.values()];
  };
  const ascending = (field: Field): Entry[] => {
    const order = orders.get(field) ?? (field === 'place' ? byPlace() : sorted(ascending('place'), field));
    orders.set(field, order);
    return order;
  };

  const move = (id: string): void => {
    const before = entries.get(id);
    const seller = sellers.get(id);
    const after = seller && entryOf(seller);
    for (const [field, order] of orders) {
      if (before) order.splice(positionOf(before, order, field), 1);
      if (after) order.splice(positionOf(after, order, field), 0, after);
    }
    if (after) entries.set(id, after);
    else entries.delete(id);
  };
  sellers.onChange((id) => {
    if (id === undefined) {
      entries.clear();
      orders.clear();
      places.clear();
    } else if (orders.size > 0) move(id);
  });

  return {
    find: ({ search, filter: { is_active, province_id }, sort, limit, offset }) => {
      const typed = search.trim();
      const isFound = searchFor(typed);
      const order = ascending(sort?.field ?? 'place');
      const isWhole = !typed && is_active === undefined && !province_id;
      const found = isWhole
        ? order
        : order.filter(
            (entry) =>
              (is_active === undefined || entry.seller.is_active === is_active) &&
              (!province_id || entry.seller.village_id.startsWith(`${province_id}.`)) &&
              (!typed || isFound(textOf(entry), [entry.seller.id_card, entry.seller.account_number])),
          );
      const total = found.length;
      const page =
        sort?.order === 'ASC'
          ? found.slice(offset, offset + limit)
          : found.slice(Math.max(0, total - offset - limit), Math.max(0, total - offset)).reverse();
      return { page: page.map(({ seller }) => seller), total };
    },
    prepare: function* () {
      const all = [...ascending('place')];
      yield;
      for (const [index, entry] of all.entries()) {
        textOf(entry);
        if (index % step === 0) yield;
      }
      for (const field of fields) {
        ascending(field);
        yield;
      }
    },
  };
};
