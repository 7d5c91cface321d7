import { describe, expect, it } from 'vitest';
import type { OrderRecord, ProductRecord } from '../../../mocks/world/records';
import { found } from '../../support/found';
import { layDown } from '../../support/smallWorld';
import { orders } from '../../support/smallWorld/orders';
import { query, refused, startApi } from '../api';

const { call, db, read, rowsOf, statusOf } = startApi();

const path = 'backoffice/product-list';
const list = (parameters: object) => read<ProductRecord[]>(`GET ${path}${query(parameters)}`);
const inState = async (status: string) => found(await list({ filter: { status }, range: [0, 0] }));

describe('List Produk', () => {
  it.each(['AVAILABLE', 'SOLD_OUT', 'LIMITED'])('filters by availability %s', async (availability) => {
    const products = await list({ filter: { availability } });
    expect(products.length).toBeGreaterThan(0);
    for (const { stock } of products)
      expect(stock === 0 ? 'SOLD_OUT' : stock < 10 ? 'LIMITED' : 'AVAILABLE').toBe(availability);
  });

  it('names the shops and categories that products can be filtered by', async () => {
    const products = await list({});
    for (const [name, key] of [
      ['stores', 'seller_id'],
      ['categories', 'category_id'],
    ] as const) {
      const groups = await read<{ id: string }[]>(`GET ${path}/${name}`);
      expect(new Set(groups.map(({ id }) => id))).toEqual(new Set(products.map((product) => product[key])));
    }
  });

  it('deletes a product, and refuses to delete one that is in a running order', async () => {
    const running = found(rowsOf<OrderRecord>('orders'), ({ status }) => status === 'DIKIRIM');
    const ordered = running.items[0]?.product_id ?? '';
    expect(await call(`DELETE ${path}/${ordered}`)).toEqual(refused(409, /pesanan yang berjalan/));

    const { id } = await inState('DITINJAU');
    expect(await statusOf(`DELETE ${path}/${id}`)).toBe(200);
    expect(await statusOf(`GET ${path}/${id}`)).toBe(404);
  });

  it.each([
    ['MENUNGGU_PEMBAYARAN', 409],
    ['DIPROSES', 409],
    ['SIAP_DIKIRIM', 409],
    ['DIKIRIM', 409],
    ['TIBA_DI_TUJUAN', 409],
    ['KOMPLAIN', 409],
    ['SELESAI', 200],
    ['DIBATALKAN', 200],
    ['DANA_DIKEMBALIKAN', 200],
  ] as const)('a product whose only order is %s is deleted with %i', async (status, expected) => {
    const [sold, other] = orders;
    // The other product is in an order of the other kind.
    const opposite = expected === 200 ? 'DIKIRIM' : 'SELESAI';
    const items = other.items.filter(({ product_id }) => product_id === 'teh');
    const rows: OrderRecord[] = [
      { ...sold, status },
      { ...other, items, status: opposite },
    ];
    layDown(db, { orders: rows });
    expect(await statusOf(`DELETE ${path}/batik`)).toBe(expected);
    expect(await statusOf(`DELETE ${path}/teh`)).toBe(expected === 200 ? 409 : 200);
  });
});
