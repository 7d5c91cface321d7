import { beforeEach, describe, expect, it } from 'vitest';
import { copies, layDown } from '../../support/smallWorld';
import { orders } from '../../support/smallWorld/orders';
import { query, startApi } from '../api';

const api = startApi({ sellers: 1 });
const path = 'backoffice/report-transaction';
beforeEach(() => layDown(api.db));

type Part = { total: number; hours?: { hour: number; count: number }[] };
const read = <T>(name: string, filter: object = {}) => api.read<T>(`GET ${path}/${name}${query({ filter })}`);
const [, paid] = orders;

// tests/areas/report-transaction has the figures of the small world, by day, method, shop, city and category.
describe('the report', () => {
  it('names the ten shops with the highest totals, the highest first', async () => {
    const shops = copies(paid, 11).map((order, index) => ({
      ...order,
      seller_id: `toko-${index}`,
      total: 1_000 * (index + 1),
    }));
    layDown(api.db, { orders: shops });
    const totals = (await read<Part[]>('stores')).map(({ total }) => total);
    expect(totals).toEqual([11_000, 10_000, 9_000, 8_000, 7_000, 6_000, 5_000, 4_000, 3_000, 2_000]);
  });

  it('tells its shops apart by city and phone, in the order of their names', async () => {
    const anggrek = { store_id: 'pelapak-anggrek', store: 'Kios Anggrek', city: 'Kota Depok' };
    expect(await read('store-names')).toMatchObject([
      { ...anggrek, phone: '6281234567002' },
      { store_id: 'pelapak-melati', store: 'Toko Melati', city: 'Kota Bandung', phone: '6281234567001' },
    ]);
  });

  it('rounds the average to the nearest rupiah', async () => {
    const totals = [100_000, 100_001, 100_001];
    layDown(api.db, { orders: copies(paid, 3).map((order, at) => ({ ...order, total: totals[at] ?? 0 })) });
    expect(await read('summary')).toMatchObject({ count: 3, average: 100_001 });
  });

  it('answers with `until` for a period that is not over, and without it for a period that is over', async () => {
    const until = async (time_lte: string) =>
      (await read<{ until?: string }>('summary', { time_gte: '2026-11-01', time_lte })).until;
    expect(await until('2026-11-20')).toBe('2026-11-20T09:05:00+07:00');
    expect(await until('2026-11-30')).toBe('2026-11-20T09:05:00+07:00');
    expect(await until('2026-11-19')).toBeUndefined();
    expect(await until('2026-11-19T09:05:00+07:00')).toBeUndefined();
  });

  it('counts the hours of a single day in WIB, and no hours of a longer period', async () => {
    const later = { ...paid, id: 'order-10', created_at: '2026-11-20T01:59:00Z' };
    layDown(api.db, { orders: [paid, later] });
    const hoursOf = async (time_gte: string, time_lte: string) =>
      (await read<Part[]>('series', { time_gte, time_lte })).map(({ hours }) =>
        hours?.map(({ hour, count }) => [hour, count]),
      );
    expect(await hoursOf('2026-11-20', '2026-11-20')).toEqual([
      [
        [0, 1],
        [8, 1],
      ],
    ]);
    expect(await hoursOf('2026-11-20', '2026-11-20T08:00:00+07:00')).toEqual([[[0, 1]]]);
    expect(await hoursOf('2026-11-19', '2026-11-20')).toEqual([undefined]);
  });

  it('answers an empty period with zeros', async () => {
    const filter = { time_gte: '2001-01-01', time_lte: '2001-01-31' };
    expect(await read('summary', filter)).toMatchObject({ count: 0, total: 0, average: 0 });
    expect(await read('series', filter)).toEqual([]);
  });

  it('shows a refund at once', async () => {
    const figures = () => read<{ refund: number; komisi: number }>('summary');
    const before = await figures();
    await api.call('POST backoffice/orders/order-7/refund', { body: { reason: 'Barang rusak' } });
    const after = await figures();
    expect([after.refund - before.refund, after.komisi - before.komisi]).toEqual([105_500, -4_250]);
    expect(await api.read(`GET ${path}/transaksi-7`)).toMatchObject({ status: 'DANA_DIKEMBALIKAN' });
  });

  it('refuses a user without the right to see it, also for its sums', async () => {
    const figures = ['/summary', '/series', '/methods', '/categories', '/stores'];
    for (const name of ['', ...figures, '/store-names', '/cities', '/category-names']) {
      expect(await api.statusOf(`GET ${path}${name}`, { as: 'adminpelapak' })).toBe(403);
      expect(await api.statusOf(`GET ${path}${name}`, { as: 'keuangan' })).toBe(200);
    }
  });
});
