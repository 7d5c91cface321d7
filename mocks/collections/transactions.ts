import { mostShares, summedColumns } from '../../src/areas/report-transaction/reportWire';
import { dateOfInstant, toWibInput, wibDate, wibInstant } from '../../src/domain/format/wibTime';
import { byName, contactOf } from '../merchants/shops';
import { categoriesOf, type TransactionRow, transactionRows } from '../merchants/transactionRows';
import type { Collection } from '../rest/collection';
import type { ListQuery } from '../rest/restQuery';
import type { RestRecord, Tables } from '../rest/restRecord';
import { reportRowOf } from '../world/report';

/** Restores the type of rows that `transactionRows` created. */
const rowsOf = (rows: readonly RestRecord[]): readonly TransactionRow[] =>
  rows as unknown as readonly TransactionRow[];

/** Groups rows by key and returns the count and omzet of each group, in the order in which the keys first appear. */
const sharesBy = <Row extends { total: number }>(rows: readonly Row[], keyOf: (row: Row) => string) => {
  const shares = new Map<string, { count: number; total: number }>();
  for (const row of rows) {
    const { count, total } = shares.get(keyOf(row)) ?? { count: 0, total: 0 };
    shares.set(keyOf(row), { count: count + 1, total: total + row.total });
  }
  return [...shares].map(([key, share]) => ({ key, ...share }));
};

type Share = ReturnType<typeof sharesBy>[number];

const highestFirst = (a: Share, b: Share): number => b.total - a.total || a.key.localeCompare(b.key);

const summary = (rows: readonly TransactionRow[]) => {
  const sums = Object.fromEntries(
    summedColumns.map((column) => [column, rows.reduce((sum, row) => sum + row[column], 0)]),
  );
  const average = rows.length > 0 ? Math.round((sums.total ?? 0) / rows.length) : 0;
  return { count: rows.length, average, ...sums };
};

type Filter = NonNullable<ListQuery['filter']>;

/** Returns the current time as `until` while the filter's period is not over, because its figures are known only until now. */
const reachOf = ({ time_lte }: Filter = {}): { until?: string } => {
  const now = new Date();
  const isOver = typeof time_lte === 'string' && (dateOfInstant(time_lte) || time_lte) < wibDate(now);
  return isOver ? {} : { until: wibInstant(now) };
};

const hoursOf = (rows: readonly TransactionRow[]) =>
  sharesBy(rows, ({ time }) => toWibInput(time).slice(11, 13))
    .map(({ key, ...share }) => ({ hour: Number(key), ...share }))
    .sort((a, b) => a.hour - b.hour);

/** Returns count and omzet by day; a period of one day also includes its hours. */
const seriesOf = (rows: readonly TransactionRow[], { time_gte, time_lte }: Filter = {}) => {
  const isOneDay = typeof time_lte === 'string' && time_gte === (dateOfInstant(time_lte) || time_lte);
  return sharesBy(rows, ({ time }) => dateOfInstant(time))
    .map(({ key, ...share }) => ({ date: key, ...share, ...(isOneDay && { hours: hoursOf(rows) }) }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
};

/** Maps the id of each shop to its name. */
const storeNames = (rows: readonly TransactionRow[]) =>
  new Map(rows.map(({ store_id, store }): [string, string] => [store_id, store]));

const topOf = (rows: readonly TransactionRow[], tables: Tables) => {
  const names = storeNames(rows);
  return sharesBy(rows, ({ store_id }) => store_id)
    .sort(highestFirst)
    .slice(0, mostShares)
    .map(({ key, ...share }) => ({
      store_id: key,
      store: names.get(key) ?? key,
      ...contactOf(key, tables),
      ...share,
    }));
};

/**
 * Returns the highest shares by category: by the children of `category_id`, by the category itself if it has none, or by
 * the main categories without this filter.
 */
const categoryShares = (rows: readonly TransactionRow[], tables: Tables, { category_id }: Filter = {}) => {
  const categories = categoriesOf(tables);
  const below = categories.filter(({ parent_id }) => parent_id === (category_id ?? null));
  const shown = below.length > 0 ? below : categories.filter(({ id }) => id === category_id);
  const names = new Map(shown.map(({ id, name }) => [id, name]));
  const parts = rows.flatMap(({ category_id, total }) => category_id.map((id) => ({ id, total })));
  return sharesBy(
    parts.filter(({ id }) => names.has(id)),
    ({ id }) => id,
  )
    .sort(highestFirst)
    .slice(0, mostShares)
    .map(({ key, ...share }) => ({ category_id: key, category: names.get(key) ?? key, ...share }));
};

export const transactions: Collection = {
  resource: 'report-transaction',
  permission: 'REPORT_TRANSACTION',
  called: 'invoice_no',
  seed: (world) => world().orders.flatMap((order) => reportRowOf(order) ?? []),
  derived: transactionRows,
  search: ['invoice_no', 'store', 'buyer', 'total'],
  // Transactions are derived from orders and never written.
  create: false,
  update: false,
  remove: false,
  reads: {
    summary: ({ rows, query }) => ({ ...summary(rowsOf(rows)), ...reachOf(query.filter) }),
    series: ({ rows, query }) => seriesOf(rowsOf(rows), query.filter),
    methods: ({ rows }) =>
      sharesBy(rowsOf(rows), ({ method }) => method)
        .sort(highestFirst)
        .map(({ key, ...share }) => ({ method: key, ...share })),
    categories: ({ rows, tables, query }) => categoryShares(rowsOf(rows), tables, query.filter),
    stores: ({ rows, tables }) => topOf(rowsOf(rows), tables),
    'store-names': ({ rows, tables }) =>
      [...storeNames(rowsOf(rows))]
        .map(([store_id, name]) => ({ store_id, name, ...contactOf(store_id, tables) }))
        .sort(byName)
        .map(({ name, ...shop }) => ({ store: name, ...shop })),
    cities: ({ rows }) => [...new Set(rowsOf(rows).map(({ city }) => city))].filter(Boolean).sort(),
    'category-names': ({ rows, tables }) => {
      const sold = new Set(rowsOf(rows).flatMap(({ category_id }) => category_id));
      return categoriesOf(tables)
        .filter(({ id }) => sold.has(id))
        .map(({ id, name, parent_id }) => ({ id, name, parent_id }));
    },
  },
};
