import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { OrderRecord } from '../../../mocks/world/records';
import {
  reportCategories,
  reportCategoryNames,
  reportCities,
  reportRow,
  reportSeries,
  reportStoreNames,
  reportStores,
  reportSummary,
  summedColumns,
} from '../../../src/areas/report-transaction/reportWire';
import { salesByMethod } from '../../../src/dataProvider/salesFigures';
import { addDays } from '../../../src/domain/format/plainDate';
import { dateOfInstant, wibDate } from '../../../src/domain/format/wibTime';
import { found } from '../../support/found';
import { query, startApi } from '../api';

const { handlers, read: readJson, statusOf, table } = startApi();
const path = 'backoffice/report-transaction';
const today = wibDate(new Date());
const lastYear = { time_gte: addDays(today, -364), time_lte: today };

const read = async <T>(name: string, schema: z.ZodMiniType<T>, filter: object = lastYear) =>
  schema.parse(await readJson(`GET ${path}/${name}${query({ filter })}`));
/** Every row of the report, page by page. */
const rowsOf = async (filter: object = lastYear) => {
  const rows: z.infer<typeof reportRow>[] = [];
  for (let first = 0; ; first += 1000) {
    const range = [first, first + 999];
    const page = z.array(reportRow).parse(await readJson(`GET ${path}${query({ filter, range })}`));
    rows.push(...page);
    if (page.length < 1000) return rows;
  }
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('the report (docs/areas.md: totals over the whole filter)', () => {
  it('has the sums of its rows', async () => {
    const rows = await rowsOf();
    const summary = await read('summary', reportSummary);
    expect(rows.length).toBeGreaterThan(1000);
    expect(summary.count).toBe(rows.length);
    for (const column of summedColumns) expect(summary[column]).toBe(sum(rows.map((row) => row[column])));
    expect(summary.average).toBe(Math.round(summary.total / summary.count));
  });

  it.each([{}, lastYear, { ...lastYear, method: 'QRIS' }, { ...lastYear, status: 'SELESAI', q: 'mebel' }])(
    'has the same totals by day and by method, filtered by %j',
    async (filter) => {
      const { count, total } = await read('summary', reportSummary, filter);
      for (const parts of [
        await read('series', reportSeries, filter),
        await read('methods', salesByMethod, filter),
      ]) {
        expect(sum(parts.map((part) => part.total))).toBe(total);
        expect(sum(parts.map((part) => part.count))).toBe(count);
      }
    },
  );

  it('names ten shops, the shop with the highest total first', async () => {
    const rows = await rowsOf();
    const stores = await read('stores', reportStores);
    const totals = stores.map(({ total }) => total);
    expect(stores).toHaveLength(10);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    for (const { store_id, total } of stores)
      expect(total).toBe(sum(rows.filter((row) => row.store_id === store_id).map((row) => row.total)));
    const names = await read('store-names', reportStoreNames, {});
    expect(names.map(({ store_id }) => store_id)).toEqual(
      expect.arrayContaining(stores.map(({ store_id }) => store_id)),
    );
  });

  it('starts a new day at midnight WIB', async () => {
    const [day] = (await read('series', reportSeries)).slice(-1);
    const date = day?.date ?? '';
    const rows = await rowsOf({ time_gte: date, time_lte: date });
    expect(rows).toHaveLength(day?.count ?? 0);
    expect(new Set(rows.map(({ time }) => dateOfInstant(time)))).toEqual(new Set([date]));
  });

  it('answers with `until` for a period that is not over, and without it for a period that is over', async () => {
    const until = async (time_lte: string) =>
      (await read('summary', reportSummary, { time_gte: '2026-11-01', time_lte })).until;
    expect(await until('2026-11-19')).toBe('2026-11-19T09:05:00+07:00');
    expect(await until('2026-11-30')).toBe('2026-11-19T09:05:00+07:00');
    expect(await until('2026-11-18')).toBeUndefined();
    expect(await until('2026-11-18T09:05:00+07:00')).toBeUndefined();
  });

  it('counts up to the instant that a filter names', async () => {
    const day = { time_gte: '2026-11-18', time_lte: '2026-11-18' };
    const untilThree = { ...day, time_lte: '2026-11-18T15:00:00+07:00' };
    const rows = await rowsOf(day);
    const early = rows.filter(({ time }) => time <= '2026-11-18T15:00:00+07:00');
    expect(early.length).toBeGreaterThan(0);
    expect(early.length).toBeLessThan(rows.length);
    expect((await read('summary', reportSummary, untilThree)).count).toBe(early.length);
  });

  it('counts the hours of a single day in WIB, and no hours of a longer period', async () => {
    const day = { time_gte: '2026-11-18', time_lte: '2026-11-18' };
    const [whole] = await read('series', reportSeries, day);
    const rows = await rowsOf(day);
    const counted: Record<string, number> = {};
    for (const { time } of rows) counted[time.slice(11, 13)] = (counted[time.slice(11, 13)] ?? 0) + 1;
    const answered = (whole?.hours ?? []).map(({ hour, count }) => [String(hour).padStart(2, '0'), count]);
    expect(Object.fromEntries(answered)).toEqual(counted);
    const untilNoon = await read('series', reportSeries, { ...day, time_lte: '2026-11-18T12:00:00+07:00' });
    expect(untilNoon[0]?.hours).toEqual(whole?.hours?.filter(({ hour }) => hour < 12));
    const week = await read('series', reportSeries, { ...day, time_gte: '2026-11-12' });
    expect(week.every(({ hours }) => hours === undefined)).toBe(true);
  });

  it('distinguishes shops with the same name by city and phone', async () => {
    const shops = await read('store-names', reportStoreNames, {});
    const twins = shops.filter(({ store, city }) => store === 'Sepatu Sejahtera' && city === 'Kota Serang');
    expect(twins).toHaveLength(2);
    expect(new Set(twins.map(({ phone }) => phone)).size).toBe(2);
    expect((await read('stores', reportStores)).every(({ city, phone }) => city !== '' && phone !== '')).toBe(
      true,
    );
  });

  it('lists the cities of its shops, and can be filtered by one city', async () => {
    const rows = await rowsOf();
    const cities = await read('cities', reportCities);
    expect(cities).toEqual([...new Set(rows.map(({ city }) => city))].sort());
    const [city = ''] = cities;
    const { total } = await read('summary', reportSummary, { ...lastYear, city });
    expect(total).toBe(sum(rows.filter((row) => row.city === city).map((row) => row.total)));
  });

  it('can be filtered by a category, which includes the goods of its subcategories', async () => {
    const categories = await read('category-names', reportCategoryNames, {});
    const countOf = async (category_id: string) =>
      (await read('summary', reportSummary, { ...lastYear, category_id })).count;
    const main = categories.find(({ parent_id }) => parent_id === null);
    const below = categories.filter(({ parent_id }) => parent_id === main?.id);
    const counts = await Promise.all(below.map(({ id }) => countOf(id)));
    const whole = await countOf(main?.id ?? '');
    expect(Math.max(...counts)).toBeLessThan(whole);
    // One transaction may hold goods of more than one category.
    expect(sum(counts)).toBeGreaterThanOrEqual(whole);
    expect(await countOf('kategori-lain')).toBe(0);
    // The count of each part is the count of a filter by that part.
    const parts = await read('categories', reportCategories, { ...lastYear, category_id: main?.id });
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part.count).toBe(await countOf(part.category_id));
  });

  it('answers an empty period with zeros', async () => {
    const filter = { time_gte: '2001-01-01', time_lte: '2001-01-31' };
    expect(await read('summary', reportSummary, filter)).toMatchObject({ count: 0, total: 0, average: 0 });
    expect(await read('series', reportSeries, filter)).toEqual([]);
  });
});

describe('the report as an endpoint', () => {
  it('shows a refund at once', async () => {
    const before = await read('summary', reportSummary, {});
    const [row] = await rowsOf({ status: 'SELESAI' });
    const orders = table<OrderRecord>('orders');
    const order = found(orders.all(), ({ id }) => id === row?.order_id);
    orders.put({ ...order, status: 'DANA_DIKEMBALIKAN', payment_status: 'DIKEMBALIKAN' });
    const after = await read('summary', reportSummary, {});
    expect(after.refund - before.refund).toBe(order.total);
    expect(after.komisi).toBe(before.komisi - (row?.komisi ?? 0));
    expect(await readJson(`GET ${path}/${row?.id}`)).toMatchObject({ status: 'DANA_DIKEMBALIKAN' });
  });

  it('is read only', () => {
    const endpoints = handlers.map(({ info }) => info.header).filter((header) => header.includes(path));
    expect(endpoints).not.toEqual([]);
    // A search that may be in no address travels in the body of a POST.
    const writes = endpoints.filter((header) => !header.startsWith('GET ') && !header.endsWith('/search'));
    expect(writes).toEqual([]);
  });

  it('refuses a user without the right to see it, also for its sums', async () => {
    const figures = ['/summary', '/series', '/methods', '/categories', '/stores'];
    for (const name of ['', ...figures, '/store-names', '/cities', '/category-names']) {
      expect(await statusOf(`GET ${path}${name}`, { as: 'adminpelapak' })).toBe(403);
      expect(await statusOf(`GET ${path}${name}`, { as: 'keuangan' })).toBe(200);
    }
  });
});
