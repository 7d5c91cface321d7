import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { sellerEndpoints } from '../../../src/areas/seller/sellerEndpoints';
import type { SellerRow } from '../../../src/areas/seller/sellerModel';
import { merchantListBody } from '../../../src/areas/seller/sellerWire';
import { base, resource, startSellerApi } from './sellerApi';

const api = startSellerApi();

type ListParams = Parameters<typeof sellerEndpoints.getList>[1];
const list = async (params: ListParams = {}) =>
  (await sellerEndpoints.getList(resource, params)) as unknown as {
    data: SellerRow[];
    total: number;
    meta: { dropped: number };
  };
describe('the list', () => {
  it('asks for a page with limit, offset, search, filter and sort, and reads its rows', async () => {
    const { data, total, meta } = await list({
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'storeName', order: 'DESC' },
      filter: { is_active: true, province_id: '', q: '  ' },
    });
    expect(api.receivedAt('POST get-list-merchant')[0]?.body).toEqual({
      limit: 10,
      offset: 10,
      search: '',
      filter: { is_active: true },
      sort: { field: 'shop_name', order: 'DESC' },
    });
    expect(data.every((row) => row.is_active && row.storeName !== '' && row.cityName !== '')).toBe(true);
    expect(total).toBeGreaterThanOrEqual(data.length);
    expect(meta.dropped).toBe(0);
  });

  it.each([
    [{ q: ' mawar ' }, { search: 'mawar', filter: {} }],
    [{ q: 7 }, { search: '', filter: {} }],
    [{ is_active: 'false' }, { filter: { is_active: false } }],
    [{ is_active: '' }, { filter: {} }],
    [{ province_id: '32' }, { filter: { province_id: '32' } }],
    [{ province_id: { evil: 1 }, __proto__: { is_active: true }, nonsense: 1 }, { filter: {} }],
  ])('filter %j asks for %j', async (filter, asked) => {
    await list({ filter });
    const body = api.receivedAt('POST get-list-merchant')[0]?.body;
    expect(body).toMatchObject(asked);
    expect(merchantListBody.safeParse(body).success).toBe(true);
  });

  it.each([
    ['storeName', 'shop_name'],
    ['fullName', 'full_name'],
    ['phoneNumber', 'number_phone'],
    ['email', 'email'],
    ['cityName', 'city'],
    ['is_active', 'is_active'],
  ])('sorted by %s asks for %s', async (field, wire) => {
    await list({ sort: { field, order: 'ASC' } });
    expect(api.receivedAt('POST get-list-merchant')[0]?.body).toMatchObject({
      sort: { field: wire, order: 'ASC' },
    });
  });

  it.each(['id', 'toString', '__proto__'])('sorted by %s leaves the order to the server', async (field) => {
    await list({ sort: { field, order: 'ASC' } });
    expect(api.receivedAt('POST get-list-merchant')[0]?.body).not.toHaveProperty('sort');
  });

  it('drops and counts invalid rows, even in a doubly nested envelope', async () => {
    const payload = [{ user_id: 1, shop_name: 'Mawar' }, null, { shop_name: 'x' }, { user_id: '1' }];
    api.server.use(
      http.post(`${base}/get-list-merchant`, () =>
        HttpResponse.json({ data: { data: { payload, total: -3 } } }),
      ),
    );
    const page = await list();
    expect(page.data.map((row) => row.storeName)).toEqual(['Mawar']);
    expect([page.total, page.meta.dropped]).toEqual([1, 3]);
  });

  it.each([{ payload: { 0: 'x' } }, { payload: null }, {}, [], 'x', null])('refuses %j', async (data) => {
    api.server.use(
      http.post(`${base}/get-list-merchant`, () => HttpResponse.json({ status_code: 200, data })),
    );
    await expect(list()).rejects.toMatchObject({ kind: 'invalidResponse' });
  });

  it('is aborted by its signal', async () => {
    const leaving = new AbortController();
    const asked = list({ signal: leaving.signal });
    leaving.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});
