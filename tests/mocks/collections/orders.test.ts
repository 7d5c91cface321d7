import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../src/areas/orders/orderWire';
import { shopList } from '../../../src/dataProvider/wire';
import { layDown } from '../../support/smallWorld';
import { query, refused, startApi } from '../api';
import { firstPage } from '../callsTo';

const api = startApi({ sellers: 1 });
beforeEach(() => layDown(api.db));

const read = (id: string) => api.read<Order>(`GET backoffice/orders/${id}`);
const act = (id: string, action: string, body: unknown = {}) =>
  api.call(`POST backoffice/orders/${id}/${action}`, { body });
const assign = (id: string, driver_id: string) => act(id, 'assignDriver', { driver_id });
const reason = { reason: 'Barang rusak' };

describe('the payment', () => {
  it.each([
    ['order-7', 'refund', reason, 'LUNAS', 'DIKEMBALIKAN'],
    ['order-7', 'rejectComplaint', reason, 'LUNAS', 'LUNAS'],
    ['order-2', 'cancel', reason, 'LUNAS', 'DIKEMBALIKAN'],
    ['order-1', 'cancel', reason, 'BELUM_DIBAYAR', 'BELUM_DIBAYAR'],
    ['order-1', 'pay', {}, 'BELUM_DIBAYAR', 'LUNAS'],
  ])('of %s, after %s with %j: %s becomes %s', async (id, action, body, before, after) => {
    expect((await read(id)).payment_status).toBe(before);
    expect((await act(id, action, body)).json).toMatchObject({ payment_status: after });
  });

  it('of a COD order becomes LUNAS when the order arrives', async () => {
    const orders = api.table('orders');
    const unpaid = { payment_method: 'COD', payment_status: 'BELUM_DIBAYAR', paid_at: null };
    orders.put({ ...orders.get('order-4'), ...unpaid, id: 'order-4' });
    const { json } = await act('order-4', 'arrive');
    expect(json).toMatchObject({ payment_status: 'LUNAS', paid_at: expect.any(String) as string });
  });
});

it('a refund is no longer part of what its buyer has spent', async () => {
  const buyer = () =>
    api.read<{ total_spent: number; order_count: number }>('GET backoffice/consumer-list/konsumen-sari');
  const { total_spent, order_count } = await buyer();
  await act('order-7', 'refund', reason);
  expect(await buyer()).toMatchObject({ total_spent: total_spent - 105_500, order_count });
});

describe('a driver', () => {
  it('is needed before an order is shipped, and shipping gives the order its receipt number', async () => {
    const orders = api.table('orders');
    const id = 'order-103';
    orders.put({ ...orders.get('order-3'), driver: null, driver_id: null, id });
    expect(await act(id, 'ship')).toEqual(
      refused(409, 'Pesanan ini belum memiliki driver. Tugaskan driver terlebih dahulu, lalu kirim.'),
    );
    const assigned = (await assign(id, 'driver-tono')).json as Order;
    expect(assigned).toMatchObject({ driver_id: 'driver-tono', status: 'SIAP_DIKIRIM' });
    const shipped = (await act(id, 'ship')).json as Order;
    expect(shipped.no_resi).toMatch(/^KRM\d{13}$/);
    // Each of the two steps of the history names the driver.
    expect(assigned.history.at(-1)).toMatchObject({ action: 'assignDriver', subject: 'Tono Wijaya' });
    expect(shipped.history.at(-1)).toMatchObject({ action: 'ship', subject: 'Tono Wijaya' });
  });

  it('who was suspended after the assignment cannot ship the order', async () => {
    await api.call('POST backoffice/member-list/driver/driver-agus/suspend', { body: reason });
    expect(await act('order-3', 'ship')).toEqual(
      refused(409, 'Driver pesanan ini tidak aktif lagi. Tugaskan driver lain yang aktif, lalu kirim.'),
    );
    expect(await read('order-3')).toMatchObject({ status: 'SIAP_DIKIRIM', no_resi: null });
  });

  it('must be active, and different from the current driver', async () => {
    expect(await assign('order-4', 'driver-agus')).toEqual(
      refused(409, 'Agus Salim sudah menjadi driver pesanan ini. Pilih driver lain.'),
    );
    expect(await assign('order-4', 'driver-nina')).toEqual(refused(409, /tidak aktif/));
  });
});

it('the shops of the orders can be read, and lead to their orders', async () => {
  const stores = shopList.parse(await api.read('GET backoffice/orders/stores'));
  expect(stores.map(({ name }) => name)).toEqual(['Kios Anggrek', 'Toko Melati']);
  const filter = query({ filter: { seller_id: stores[0]?.id } });
  const theirs = await api.read<Order[]>(`GET backoffice/orders${filter}`);
  expect(new Set(theirs.map(({ seller }) => seller))).toEqual(new Set(['Kios Anggrek']));
});

it('shops and drivers can be read with the right to view orders and no other, and not without it', async () => {
  api.give('tamu', 'VIEW_ORDERAN');
  const as = 'tamu';
  for (const name of ['stores', 'drivers'])
    expect(await api.statusOf(`GET backoffice/orders/${name}`, { as }), name).toBe(200);
  expect(await api.statusOf('GET backoffice/orders/drivers', { as: 'keuangan' })).toBe(403);
  expect(await api.statusOf('GET backoffice/member-list/driver', { as })).toBe(403);
  expect(await api.statusOf('POST backoffice/get-list-merchant', { as, body: firstPage })).toBe(403);
});
