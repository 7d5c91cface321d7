import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type Consumer, consumerRecord } from '../../../src/areas/consumer-list/consumerWire';
import { orderRecord } from '../../../src/areas/orders/orderWire';
import { found } from '../../support/found';
import { query, startApi } from '../api';

const api = startApi();

const filtered = (path: string, filter: unknown) => api.read(`GET backoffice/${path}${query({ filter })}`);
const consumersBy = async (filter: unknown): Promise<Consumer[]> =>
  z.array(consumerRecord).parse(await filtered('consumer-list', filter));
const one = async (id: string): Promise<Consumer> =>
  consumerRecord.parse(await api.read(`GET backoffice/consumer-list/${id}`));

describe('a consumer', () => {
  it('keeps the contract, and its order count and spending match its orders', async () => {
    const consumers = await consumersBy({});
    expect(consumers.length).toBeGreaterThan(300);
    const busiest = consumers.reduce((most, other) => (other.order_count > most.order_count ? other : most));
    const orders = z.array(orderRecord).parse(await filtered('orders', { buyer_id: busiest.id }));
    const paid = orders.filter(({ payment_status }) => payment_status === 'LUNAS');
    expect(busiest.order_count).toBe(orders.length);
    expect(busiest.total_spent).toBe(paid.reduce((sum, { total }) => sum + total, 0));
  });

  it('has spent less after a refund of one of their orders', async () => {
    const [order] = z.array(orderRecord).parse(await filtered('orders', { status: 'KOMPLAIN' }));
    const before = await one(order?.buyer_id ?? '');
    await api.call(`POST backoffice/orders/${order?.id ?? ''}/refund`, { body: { reason: 'Barang rusak' } });
    expect(await one(before.id)).toMatchObject({
      total_spent: before.total_spent - (order?.total ?? 0),
      order_count: before.order_count,
    });
  });

  it('is found by name, phone and email, by the day of joining and by the amount spent', async () => {
    const active = found(await consumersBy({ status: 'AKTIF' }));
    const { full_name, phone, email, id, joined_at, total_spent } = active;
    expect((await consumersBy({ q: phone })).map((consumer) => consumer.id)).toEqual([id]);
    expect((await consumersBy({ q: email })).map((consumer) => consumer.id)).toEqual([id]);
    const day = joined_at.slice(0, 10);
    const fitting = await consumersBy({
      q: full_name,
      joined_at_gte: day,
      joined_at_lte: day,
      total_spent_gte: total_spent,
      total_spent_lte: total_spent,
    });
    expect(fitting.map((consumer) => consumer.id)).toContain(id);
  });

  it('is counted by state', async () => {
    const blocked = await consumersBy({ status: 'DIBLOKIR' });
    expect(await filtered('consumer-list/counts', {})).toMatchObject({ DIBLOKIR: blocked.length });
  });
});
