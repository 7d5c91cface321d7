import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type Order, orderDrivers, orderRecord } from '../../../src/areas/orders/orderWire';
import { shopList } from '../../../src/dataProvider/wire';
import type { OrderState } from '../../../src/domain/orderStates';
import { found } from '../../support/found';
import { query, refused, startApi } from '../api';

const api = startApi();

const filtered = (path: string, filter: unknown, sort = ['created_at', 'DESC']) =>
  api.read(`GET backoffice/${path}${query({ filter, sort })}`);
const ordersBy = async (filter: unknown): Promise<Order[]> =>
  z.array(orderRecord).parse(await filtered('orders', filter));

/** The newest order in this state. */
const orderIn = async (status: OrderState, more = {}): Promise<Order> =>
  found(await ordersBy({ status, ...more }));

const freeDriver = async (order: Order): Promise<string> => {
  const drivers = orderDrivers.parse(await api.read('GET backoffice/orders/drivers'));
  return drivers.find(({ id }) => id !== order.driver_id)?.id ?? '';
};

const act = (id: string, action: string, body: unknown = {}, as = 'superadmin') =>
  api.call(`POST backoffice/orders/${id}/${action}`, { as, body });

const bodyOf = async (action: string, order: Order): Promise<unknown> => {
  if (action === 'assignDriver') return { driver_id: await freeDriver(order) };
  return ['cancel', 'refund', 'rejectComplaint', 'complain'].includes(action)
    ? { reason: 'Barang rusak' }
    : {};
};

describe('the payment', () => {
  it.each([
    ['refund', 'KOMPLAIN', 'LUNAS', 'DIKEMBALIKAN'],
    ['rejectComplaint', 'KOMPLAIN', 'LUNAS', 'LUNAS'],
    ['cancel', 'DIPROSES', 'LUNAS', 'DIKEMBALIKAN'],
    ['cancel', 'MENUNGGU_PEMBAYARAN', 'BELUM_DIBAYAR', 'BELUM_DIBAYAR'],
    ['pay', 'MENUNGGU_PEMBAYARAN', 'BELUM_DIBAYAR', 'LUNAS'],
  ] as const)('after %s in state %s: %s becomes %s', async (action, state, before, after) => {
    const order = await orderIn(state, { payment_status: before });
    const answer = await act(order.id, action, await bodyOf(action, order));
    expect(orderRecord.parse(answer.json).payment_status).toBe(after);
  });

  it('of a COD order becomes LUNAS when the order arrives', async () => {
    const order = await orderIn('DIKIRIM', { payment_method: 'COD' });
    expect(order).toMatchObject({ payment_status: 'BELUM_DIBAYAR', paid_at: null });
    const arrived = orderRecord.parse((await act(order.id, 'arrive')).json);
    expect(arrived.payment_status).toBe('LUNAS');
    expect(arrived.paid_at).not.toBeNull();
  });
});

it('a refund is no longer part of what its buyer has spent', async () => {
  const { id, buyer_id, total } = await orderIn('KOMPLAIN');
  const buyer = () =>
    api.read<{ total_spent: number; order_count: number }>(`GET backoffice/consumer-list/${buyer_id}`);
  const before = await buyer();
  await act(id, 'refund', { reason: 'Barang rusak' });
  const total_spent = before.total_spent - total;
  expect(await buyer()).toMatchObject({ total_spent, order_count: before.order_count });
});

describe('a driver', () => {
  it('is needed before an order is shipped, and shipping gives the order its receipt number', async () => {
    const order = await orderIn('SIAP_DIKIRIM');
    expect([order.driver_id, order.no_resi]).toEqual([null, null]);
    expect(await act(order.id, 'ship')).toEqual(
      refused(409, 'Pesanan ini belum memiliki driver. Tugaskan driver terlebih dahulu, lalu kirim.'),
    );
    const driver_id = await freeDriver(order);
    const assigned = orderRecord.parse((await act(order.id, 'assignDriver', { driver_id })).json);
    expect(assigned).toMatchObject({ driver_id, status: 'SIAP_DIKIRIM' });
    const shipped = orderRecord.parse((await act(order.id, 'ship')).json);
    expect(shipped.no_resi).toMatch(/^KRM\d{13}$/);
    // Each of the two steps of the history names the driver.
    expect(assigned.history.at(-1)).toMatchObject({ action: 'assignDriver', subject: assigned.driver });
    expect(shipped.history.at(-1)).toMatchObject({ action: 'ship', subject: assigned.driver });
  });

  it('who was suspended after the assignment cannot ship the order', async () => {
    const order = await orderIn('SIAP_DIKIRIM');
    const driver_id = await freeDriver(order);
    await act(order.id, 'assignDriver', { driver_id });
    const body = { reason: 'Keluhan' };
    await api.call(`POST backoffice/member-list/driver/${driver_id}/suspend`, { body });
    expect(await act(order.id, 'ship')).toEqual(
      refused(409, 'Driver pesanan ini tidak aktif lagi. Tugaskan driver lain yang aktif, lalu kirim.'),
    );
    expect(await orderIn('SIAP_DIKIRIM')).toMatchObject({ id: order.id, no_resi: null });
  });

  it('must be active, and different from the current driver', async () => {
    const order = await orderIn('DIKIRIM');
    expect(await act(order.id, 'assignDriver', { driver_id: order.driver_id })).toEqual(
      refused(409, `${order.driver ?? ''} sudah menjadi driver pesanan ini. Pilih driver lain.`),
    );
    const [resting] = (await filtered('member-list/driver', { status: 'DITANGGUHKAN' }, ['id', 'ASC'])) as {
      id: string;
    }[];
    expect(await act(order.id, 'assignDriver', { driver_id: resting?.id })).toEqual(
      refused(409, /tidak aktif/),
    );
  });
});

describe('reads', () => {
  it('return the shops of the orders, and refuse the drivers to a user without access to orders', async () => {
    const stores = shopList.parse(await api.read('GET backoffice/orders/stores'));
    expect(stores.length).toBeGreaterThan(10);
    const [first] = stores;
    const theirs = await ordersBy({ seller_id: first?.id });
    expect(new Set(theirs.map(({ seller }) => seller))).toEqual(new Set([first?.name]));
    expect(await api.statusOf('GET backoffice/orders/drivers', { as: 'keuangan' })).toBe(403);
  });

  it('return the shops and the drivers to a user who can view orders and nothing else', async () => {
    api.give('tamu', 'VIEW_ORDERAN');
    const as = 'tamu';
    for (const name of ['stores', 'drivers'])
      expect(await api.statusOf(`GET backoffice/orders/${name}`, { as }), name).toBe(200);
    expect(await api.statusOf('GET backoffice/member-list/driver', { as })).toBe(403);
    const body = { limit: 10, offset: 0, search: '', filter: {} };
    expect(await api.statusOf('POST backoffice/get-list-merchant', { as, body })).toBe(403);
  });
});
