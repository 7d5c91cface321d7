import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type Consumer, consumerRecord } from '../../../src/areas/consumer-list/consumerWire';
import { orderRecord } from '../../../src/areas/orders/orderWire';
import { query, startApi } from '../api';

const api = startApi();

const filtered = (path: string, filter: unknown) => api.read(`GET backoffice/${path}${query({ filter })}`);
const consumersBy = async (filter: unknown): Promise<Consumer[]> =>
  z.array(consumerRecord).parse(await filtered('consumer-list', filter));
const one = async (id: string): Promise<Consumer> =>
  consumerRecord.parse(await api.read(`GET backoffice/consumer-list/${id}`));

describe('a consumer', () => {
  // The sums of the seed are in worldSums.test.ts.
  it('keeps the contract', async () => expect((await consumersBy({})).length).toBeGreaterThan(300));

  it('has spent less after a refund of one of their orders', async () => {
    const [order] = z.array(orderRecord).parse(await filtered('orders', { status: 'KOMPLAIN' }));
    const before = await one(order?.buyer_id ?? '');
    await api.call(`POST backoffice/orders/${order?.id ?? ''}/refund`, { body: { reason: 'Barang rusak' } });
    expect(await one(before.id)).toMatchObject({
      total_spent: before.total_spent - (order?.total ?? 0),
      order_count: before.order_count,
    });
  });
});
