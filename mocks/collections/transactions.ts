import type { ReportRow as WireRow } from '../../src/areas/report-transaction/reportWire';
import { summedColumns, topStores } from '../../src/areas/report-transaction/reportWire';
import { wibDate } from '../../src/format/wibDate';
import { dateOfInstant, toWibInput, wibInstant } from '../../src/format/wibTime';
import { byName, contactOf } from '../merchants/shops';
import type { Collection } from '../rest/collection';
import { type RestRecord, tableOf, type Tables } from '../rest/restRecord';
import type { OrderRecord } from '../world/records';
import { reportRowOf } from '../world/report';

/** What the reads sum up; they were made by `reportRowOf`. */
const rowsOf = (rows: readonly RestRecord[]): readonly WireRow[] => rows as unknown as readonly WireRow[];

/** Count and omzet of the rows, by a key of each, in the order in which the keys appear. */
const sharesBy = <Key extends string>(rows: readonly WireRow[], keyOf: (row: WireRow) => Key) => {
  const shares = new Map<Key, { count: number; total: number }>();
  for (const row of rows) {
    const { count, total } = shares.get(keyOf(row)) ?? { count: 0, total: 0 };
    shares.set(keyOf(row), { count: count + 1, total: total + row.total });
  }
  return [...shares].map(([key, share]) => ({ key, ...share }));
};

type Share = ReturnType<typeof sharesBy>[number];

const highestFirst = (a: Share, b: Share): number => b.total - a.total || a.key.localeCompare(b.key);

const summary = (rows: readonly WireRow[]) => {
  const sums = Object.fromEntries(
    summedColumns.map((column) => [column, rows.reduce((sum, row) => sum + row[column], 0)]),
  );
  const average = rows.length > 0 ? Math.round((sums.total ?? 0) / rows.length) : 0;
  return { count: rows.length, average, ...sums };
};

type Filter = Readonly<Record<string, unknown>> | undefined;

/** Up to when the figures of a period are known that is not over: now. */
const reachOf = ({ time_lte }: NonNullable<Filter> = {}): { until?: string } => {
  const now = new Date();
  const isOver = typeof time_lte === 'string' && time_lte.slice(0, 10) < wibDate(now);
  return isOver ? {} : { until: wibInstant(now) };
};

const hoursOf = (rows: readonly WireRow[]) =>
  sharesBy(rows, ({ time }) => toWibInput(time).slice(11, 13))
    .map(({ key, ...share }) => ({ hour: Number(key), ...share }))
    .sort((a, b) => a.hour - b.hour);

/** By day; a period of one day with its hours. */
const seriesOf = (rows: readonly WireRow[], { time_gte, time_lte }: NonNullable<Filter> = {}) =>
  sharesBy(rows, ({ time }) => dateOfInstant(time))
    .map(({ key, ...share }) => ({
      date: key,
      ...share,
      ...(time_gte !== undefined && time_gte === time_lte && { hours: hoursOf(rows) }),
    }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));

/** The shop's name by its id. */
const storeNames = (rows: readonly WireRow[]) =>
  new Map(rows.map(({ store_id, store }): [string, string] => [store_id, store]));

const topOf = (rows: readonly WireRow[], tables: Tables) => {
  const names = storeNames(rows);
  return sharesBy(rows, ({ store_id }) => store_id)
    .sort(highestFirst)
    .slice(0, topStores)
    .map(({ key, ...share }) => ({
      store_id: key,
      store: names.get(key) ?? key,
      ...contactOf(key, tables),
      ...share,
    }));
};

/** The rows of the live orders: what was refunded a moment ago is in the report. */
const liveRows = (tables: Tables) =>
  tableOf<OrderRecord>(tables, 'orders')
    .all()
    .flatMap((order) => reportRowOf(order) ?? []);

export const transactions: Collection = {
  resource: 'report-transaction',
  permission: 'REPORT_TRANSACTION',
  seed: (world) => world().orders.flatMap((order) => reportRowOf(order) ?? []),
  derived: liveRows,
  search: ['invoice_no', 'store', 'buyer', 'total'],
  // Transactions follow from orders: nobody writes them.
  create: false,
  update: false,
  remove: false,
  reads: {
    summary: ({ rows, query }) => ({ ...summary(rowsOf(rows)), ...reachOf(query.filter as Filter) }),
    series: ({ rows, query }) => seriesOf(rowsOf(rows), query.filter as Filter),
    methods: ({ rows }) =>
      sharesBy(rowsOf(rows), ({ method }) => method)
        .sort(highestFirst)
        .map(({ key, ...share }) => ({ method: key, ...share })),
    stores: ({ rows, tables }) => topOf(rowsOf(rows), tables),
    'store-names': ({ rows, tables }) =>
      [...storeNames(rowsOf(rows))]
        .map(([store_id, name]) => ({ store_id, name, ...contactOf(store_id, tables) }))
        .sort(byName)
        .map(({ name, ...shop }) => ({ store: name, ...shop })),
  },
};
