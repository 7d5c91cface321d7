import { expect, it } from 'vitest';
import { consumerRecord } from '../../../src/areas/consumer-list/consumerWire';
import { driverRecord } from '../../../src/areas/driver/driverWire';
import { orderRecord } from '../../../src/areas/orders/orderWire';
import { productRecord } from '../../../src/areas/product-list/productWire';
import { topUpRecord } from '../../../src/areas/top-up/topUpWire';
import { startApi } from '../api';

const api = startApi();

// tests/contract/check.test.ts has the calls, and the first page of each list.
it.each([
  ['consumer-list', consumerRecord],
  ['member-list/driver', driverRecord],
  ['orders', orderRecord],
  ['product-list', productRecord],
  ['top-up', topUpRecord],
] as const)('every record of %s keeps the contract', async (resource, schema) => {
  const rows = await api.read<unknown[]>(`GET backoffice/${resource}`);
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => !schema.safeParse(row).success)).toEqual([]);
});
