import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type Order, orderDrivers, orderRecord, orderTransitions } from '../../../src/areas/orders/orderWire';
import { shopList } from '../../../src/dataProvider/wire';
import { type OrderState, orderStates } from '../../../src/domain/orderStates';
import { stateAfter } from '../../../src/domain/stateMachine';
import { messageOf, startApi } from '../api';

const api = startApi();

const filtered = async (path: string, filter: unknown, sort = ['created_at', 'DESC']) =>
  (
    await api.call(
      `GET backoffice/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent(JSON.stringify(sort))}`,
    )
  ).json;
const ordersBy = async (filter: unknown): Promise<Order[]> =>
  z.array(orderRecord).parse(await filtered('orders', filter));

/** The newest order in this state. */
const orderIn = async (status: OrderState, more = {}): Promise<Order> => {
  const [order] = await ordersBy({ status, ...more });
  if (!order) throw new Error(`no order is ${status}`);
  return order;
};

const freeDriver = async (order: Order): Promise<string> => {
  const drivers = orderDrivers.parse((await api.call('GET backoffice/orders/drivers')).json);
  return drivers.find(({ id }) => id !== order.driver_id)?.id ?? '';
};

const act = (id: string, action: string, body: unknown = {}, as = 'superadmin') =>
  api.call(`POST backoffice/orders/${id}/${action}`, { as, body });

const bodyOf = async (action: string, order: Order): Promise<unknown> => {
  if (action === 'assignDriver') return { driver_id: await freeDriver(order) };
  return ['cancel', 'refund', 'complain'].includes(action) ? { reason: 'Barang rusak' } : {};
};

describe('every action in every state', () => {
  const cells = Object.keys(orderTransitions).flatMap((action) =>
    orderStates.map((state) => [action, state, stateAfter(orderTransitions, action, state)] as const),
  );

  it.each(cells)('%s of an order that is %s leads to %s', async (action, state, after) => {
    const order = await orderIn(state);
    if (action === 'ship' && after !== undefined && order.driver_id === null)
      await act(order.id, 'assignDriver', { driver_id: await freeDriver(order) });
    const answer = await act(order.id, action, await bodyOf(action, order));
    const { status, history } = orderRecord.parse((await api.call(`GET backoffice/orders/${order.id}`)).json);
    if (after === undefined) {
      expect([answer.status, status, history]).toEqual([409, state, order.history]);
    } else {
      expect([answer.status, status]).toEqual([200, after]);
      expect(history.at(-1)).toMatchObject({ action, from: state, to: after, actor: 'Ratna Kusumawardani' });
    }
  });
});

describe('money', () => {
  it.each([
    ['refund', 'KOMPLAIN', 'LUNAS', 'DIKEMBALIKAN'],
    ['cancel', 'DIPROSES', 'LUNAS', 'DIKEMBALIKAN'],
    ['cancel', 'MENUNGGU_PEMBAYARAN', 'BELUM_DIBAYAR', 'BELUM_DIBAYAR'],
    ['pay', 'MENUNGGU_PEMBAYARAN', 'BELUM_DIBAYAR', 'LUNAS'],
  ] as const)('%s from %s: %s becomes %s', async (action, state, before, after) => {
    const order = await orderIn(state, { payment_status: before });
    const answer = await act(order.id, action, await bodyOf(action, order));
    expect(orderRecord.parse(answer.json).payment_status).toBe(after);
  });

  it('of cash on delivery does not come in when the order is confirmed', async () => {
    const order = await orderIn('MENUNGGU_PEMBAYARAN');
    api.db.collections.get('orders')?.put({ ...order, payment_method: 'COD' });
    const confirmed = orderRecord.parse((await act(order.id, 'pay')).json);
    expect(confirmed).toMatchObject({ status: 'DIPROSES', payment_status: 'BELUM_DIBAYAR', paid_at: null });
  });

  it('of an order that is paid at the door comes in when it arrives', async () => {
    const order = await orderIn('DIKIRIM', { payment_method: 'COD' });
    expect(order).toMatchObject({ payment_status: 'BELUM_DIBAYAR', paid_at: null });
    const arrived = orderRecord.parse((await act(order.id, 'arrive')).json);
    expect(arrived.payment_status).toBe('LUNAS');
    expect(arrived.paid_at).not.toBeNull();
  });
});

describe('a driver', () => {
  it('is needed before an order is shipped, which gives it its receipt number', async () => {
    const order = await orderIn('SIAP_DIKIRIM');
    expect([order.driver_id, order.no_resi]).toEqual([null, null]);
    const refused = await act(order.id, 'ship');
    expect([refused.status, messageOf(refused)]).toEqual([
      409,
      'Pesanan ini belum memiliki driver. Tugaskan driver terlebih dahulu, lalu kirim.',
    ]);
    const driver_id = await freeDriver(order);
    const assigned = orderRecord.parse((await act(order.id, 'assignDriver', { driver_id })).json);
    expect(assigned).toMatchObject({ driver_id, status: 'SIAP_DIKIRIM' });
    const shipped = orderRecord.parse((await act(order.id, 'ship')).json);
    expect(shipped.no_resi).toMatch(/^KRM\d{13}$/);
    // The history names whom it was given to, at each of the two steps.
    expect(assigned.history.at(-1)).toMatchObject({ action: 'assignDriver', subject: assigned.driver });
    expect(shipped.history.at(-1)).toMatchObject({ action: 'ship', subject: assigned.driver });
  });

  it('has to be active, and another one than before', async () => {
    const order = await orderIn('DIKIRIM');
    const again = await act(order.id, 'assignDriver', { driver_id: order.driver_id });
    expect([again.status, messageOf(again)]).toEqual([
      409,
      `${order.driver ?? ''} sudah menjadi driver pesanan ini.`,
    ]);
    const [resting] = (await filtered('member-list/driver', { status: 'DITANGGUHKAN' }, ['id', 'ASC'])) as {
      id: string;
    }[];
    const suspended = await act(order.id, 'assignDriver', { driver_id: resting?.id });
    expect(suspended.status).toBe(409);
    expect(messageOf(suspended)).toContain('tidak aktif');
  });
});

describe('reads', () => {
  it('give whole orders that keep the contract', async () => {
    expect((await ordersBy({})).length).toBeGreaterThan(2_000);
  });

  it('give the shops and the drivers without access to their areas', async () => {
    const stores = shopList.parse((await api.call('GET backoffice/orders/stores')).json);
    expect(stores.length).toBeGreaterThan(10);
    const [first] = stores;
    const theirs = await ordersBy({ seller_id: first?.id });
    expect(new Set(theirs.map(({ seller }) => seller))).toEqual(new Set([first?.name]));
    expect((await api.call('GET backoffice/orders/drivers', { as: 'keuangan' })).status).toBe(403);
  });

  it('count the states of a shop, a method, a time', async () => {
    const today = (await ordersBy({})).at(0)?.created_at.slice(0, 10) ?? '';
    const filter = { created_at_gte: today, created_at_lte: today };
    const rows = await ordersBy(filter);
    const counts = z.record(z.string(), z.number()).parse(await filtered('orders/counts', filter));
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rows.length);
    expect(rows.every(({ created_at }) => created_at.startsWith(today))).toBe(true);
  });

  it('search invoice, people, shop and receipt number', async () => {
    const { invoice_no, no_resi, id } = await orderIn('DIKIRIM');
    for (const q of [invoice_no, no_resi]) {
      expect((await ordersBy({ q })).map((order) => order.id)).toEqual([id]);
    }
  });
});

describe('refusals', () => {
  it('come to who may only look, and to a reason that is missing', async () => {
    const order = await orderIn('KOMPLAIN');
    expect((await act(order.id, 'refund', { reason: 'x' }, 'pengamat')).status).toBe(403);
    expect((await act(order.id, 'refund', { reason: ' ' })).status).toBe(422);
    expect((await act(order.id, 'refund', {})).status).toBe(400);
    expect((await act('tidak-ada', 'refund', { reason: 'x' })).status).toBe(404);
  });
});
