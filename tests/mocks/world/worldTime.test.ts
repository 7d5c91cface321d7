import { describe, expect, it, vi } from 'vitest';
import { tableOf } from '../../../mocks/rest/restRecord';
import { nodeHashing } from '../../../mocks/server/nodeHashing';
import { createDb } from '../../../mocks/storage/db';
import { memoryJournal } from '../../../mocks/storage/journal';
import type { BannerRecord, OrderRecord } from '../../../mocks/world/records';
import { type World, world } from '../../../mocks/world/world';
import { sameDateBefore } from '../../../src/domain/comparison';
import { wibDate } from '../../../src/domain/format/wibTime';
import type { OrderState } from '../../../src/domain/orderStates';
import { periods, rangeOf } from '../../../src/domain/period';

const evening = world({ now: new Date('2026-11-20T21:30:00+07:00') });

/** The columns that may be in the future: deadlines, expiry dates of documents, and the periods of banners. */
const futureColumns = ['expired_at', 'sim_expired', 'stnk_expired', 'skck_expired', 'start_at', 'end_at'];

/** Every instant of a value, without those that may be in the future. */
const instantsOf = (value: unknown): number[] => {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? [Date.parse(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    futureColumns.includes(key) ? [] : instantsOf(inner),
  );
};

/** Which states of docs/areas.md lead to which. */
const orderSteps: Record<string, readonly OrderState[]> = {
  '': ['MENUNGGU_PEMBAYARAN', 'DIPROSES'],
  MENUNGGU_PEMBAYARAN: ['DIPROSES', 'DIBATALKAN'],
  DIPROSES: ['SIAP_DIKIRIM', 'DIBATALKAN'],
  SIAP_DIKIRIM: ['DIKIRIM', 'DIBATALKAN'],
  DIKIRIM: ['TIBA_DI_TUJUAN'],
  TIBA_DI_TUJUAN: ['SELESAI', 'KOMPLAIN'],
  KOMPLAIN: ['SELESAI', 'DANA_DIKEMBALIKAN'],
};

const bannerState = ({ start_at, end_at, is_active }: BannerRecord, now: number): string => {
  if (start_at === null) return 'DRAF';
  if (!is_active) return 'NONAKTIF';
  if (Date.parse(start_at) > now) return 'TERJADWAL';
  return end_at !== null && Date.parse(end_at) <= now ? 'BERAKHIR' : 'TAYANG';
};

/** The states that occur, of every kind of record that has states. */
const statesOf = ({ orders, products, drivers, topUps, consumers, banners, now }: World) => {
  const kinds = [orders, products, drivers, topUps].map((list) => list.map(({ status }) => status));
  const shown = banners.map((banner) => bannerState(banner, now));
  const blocked = consumers.map(({ is_active }) => String(is_active));
  return [...kinds, shown, blocked].map((states) => new Set(states).size);
};

describe.each([
  '2026-11-20T00:00:20+07:00',
  '2026-12-01T00:30:00+07:00',
  '2027-01-01T12:00:00+07:00',
  '2027-03-02T17:45:00+07:00',
  '2028-02-29T23:59:59+07:00',
])('the world at %s', (text) => {
  const now = new Date(text);
  const current = world({ now });
  const today = wibDate(now);

  it('has no event in the future', () => {
    const instants = instantsOf(current);
    expect(instants.length).toBeGreaterThan(10_000);
    expect(instants.filter((time) => time > now.getTime())).toEqual([]);
  });

  it('has orders of today and of the last fourteen months, and no older ones', () => {
    const dates = current.orders.map(({ created_at }) => created_at.slice(0, 10));
    expect(dates.filter((date) => date === today).length).toBeGreaterThan(2);
    expect(dates.at(0)).toBe(today);
    const oldest = Date.parse(dates.at(-1) ?? '');
    expect((Date.parse(today) - oldest) / 86_400_000).toBe(427);
    expect(current.topUps.length).toBeGreaterThan(200);
  });

  it.each(periods.filter((period) => period !== 'kustom'))(
    'has orders on the same dates of last year for the period %s',
    (period) => {
      const { from, to } = rangeOf(period, today);
      const [first, last] = [sameDateBefore(from, 12), sameDateBefore(to, 12)];
      const dates = new Set(current.orders.map(({ created_at }) => created_at.slice(0, 10)));
      expect([first, last].filter((date) => !dates.has(date))).toEqual([]);
    },
  );

  it('has a record in every state', () => expect(statesOf(current)).toEqual([9, 4, 4, 5, 5, 2]));
});

describe('the history of a record', () => {
  it('ends in the state of the record, and each step is later than the step before it', () => {
    const { orders, products, drivers, topUps } = evening;
    const wrong = [...orders, ...products, ...drivers, ...topUps].filter(
      ({ status, history }) =>
        history.at(-1)?.to !== status ||
        history.some(({ at }, index) => at < (history[index - 1]?.at ?? '')) ||
        history.some(({ from }, index) => from !== (history[index - 1]?.to ?? '')) ||
        history.some(({ actor }) => actor === ''),
    );
    expect(wrong).toEqual([]);
  });

  it('of an order follows the allowed transitions, and its payment, delivery and driver agree with its state', () => {
    const isRight = (order: OrderRecord): boolean => {
      const { history, payment_method, status } = order;
      const [first] = history;
      const step = (state: string) => history.find(({ to }) => to === state);
      const isCod = payment_method === 'COD';
      const paid = step(isCod ? 'TIBA_DI_TUJUAN' : 'DIPROSES');
      const back = ['DIBATALKAN', 'DANA_DIKEMBALIKAN'].includes(status);
      const isShipped = step('DIKIRIM') !== undefined;
      return (
        first?.at === order.created_at &&
        first.to === (isCod ? 'DIPROSES' : 'MENUNGGU_PEMBAYARAN') &&
        history.every(({ from, to }) => orderSteps[from]?.includes(to as OrderState)) &&
        order.paid_at === (paid?.at ?? null) &&
        order.payment_status === (!paid ? 'BELUM_DIBAYAR' : back ? 'DIKEMBALIKAN' : 'LUNAS') &&
        (order.no_resi !== null) === isShipped &&
        (order.driver_id !== null) === isShipped &&
        (order.reason !== null) === ['DIBATALKAN', 'KOMPLAIN', 'DANA_DIKEMBALIKAN'].includes(status)
      );
    };
    expect(evening.orders.filter((order) => !isRight(order))).toEqual([]);
  });

  it('of an order begins after its products were on sale, its buyer had joined and its driver was active', () => {
    const products = new Map(evening.products.map((product) => [product.id, product]));
    const consumers = new Map(evening.consumers.map((consumer) => [consumer.id, consumer]));
    const drivers = new Map(evening.drivers.map((driver) => [driver.id, driver]));
    const isRight = ({ created_at, items, buyer_id, driver_id, history }: OrderRecord): boolean => {
      const onSale = items.map(
        ({ product_id }) => products.get(product_id)?.history.find(({ to }) => to === 'TAYANG')?.at,
      );
      const shipped = history.find(({ to }) => to === 'DIKIRIM')?.at;
      const active = driver_id === null ? undefined : drivers.get(driver_id)?.history[1];
      return (
        (consumers.get(buyer_id)?.joined_at ?? created_at) < created_at &&
        onSale.every((at = created_at) => at < created_at) &&
        (active === undefined || (shipped !== undefined && active.at <= shipped))
      );
    };
    expect(evening.orders.filter((order) => !isRight(order))).toEqual([]);
  });
});

describe('a world that is built again', () => {
  it('is the same at the same moment', async () => {
    const moment = { now: new Date('2026-08-17T10:00:00+07:00'), sellers: 40 };
    const first = world(moment);
    vi.resetModules();
    const anew = (await import('../../../mocks/world/world')).world(moment);
    expect(anew).not.toBe(first);
    expect(JSON.stringify(anew)).toBe(JSON.stringify(first));
  });

  it('has the same past on a later day: finished records have not changed', () => {
    const later = world({ now: new Date('2026-12-05T09:00:00+07:00') });
    const orders = new Map(later.orders.map((order) => [order.id, order]));
    const ended = evening.orders.filter(
      ({ id, status }) => orders.has(id) && ['SELESAI', 'DIBATALKAN'].includes(status),
    );
    expect(ended.length).toBeGreaterThan(2500);
    expect(ended.map(({ id }) => orders.get(id))).toEqual(ended);
    const products = new Map(later.products.map((product) => [product.id, product]));
    for (const { id, name, seller_id, price, stock, created_at } of evening.products)
      expect(products.get(id)).toMatchObject({ name, seller_id, price, stock, created_at });
  });

  it('uses the current time by default, and is reused within the day', () => {
    expect(world()).toBe(world());
    expect(world().now).toBeLessThanOrEqual(Date.now());
  });

  it('is the same for tables that are first read on different days', () => {
    const before = '2026-11-20T23:50:00+07:00';
    vi.setSystemTime(before);
    const db = createDb(5, memoryJournal(), nodeHashing);
    const newest = (resource: string) =>
      tableOf(db.collections, resource)
        .all()
        .map(({ created_at }) => String(created_at))
        .sort()
        .at(-1) ?? '';
    expect(newest('orders').slice(0, 10)).toBe('2026-11-20');
    vi.setSystemTime('2026-11-23T09:00:00+07:00');
    expect(newest('top-up') <= before).toBe(true);
    db.reset();
    expect(newest('top-up').slice(0, 10)).toBe('2026-11-23');
  });
});
