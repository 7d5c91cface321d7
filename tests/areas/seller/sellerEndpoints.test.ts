import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { seller as area } from '../../../src/areas/seller';
import { sellerEndpoints } from '../../../src/areas/seller/sellerEndpoints';
import type { Seller, SellerRow } from '../../../src/areas/seller/sellerModel';
import { merchantListBody } from '../../../src/areas/seller/sellerWire';
import { createDataProvider } from '../../../src/dataProvider';
import { answersOf } from '../../support/answers';
import { base, resource, startSellerApi } from './sellerApi';
import { budi } from './sellers';

const api = startSellerApi();
const { answer } = answersOf(api.server);

const detail = async (id: string): Promise<Seller> => (await sellerEndpoints.getOne(resource, { id })).data;
const rows = async (q = ''): Promise<SellerRow[]> =>
  ((await sellerEndpoints.getList(resource, { filter: { q } })) as { data: SellerRow[] }).data;
const anyId = async (): Promise<string> => (await rows())[0]?.id ?? '';

describe('a seller', () => {
  it('is read from its detail, with regions, pictures and no password', async () => {
    const id = await anyId();
    const seller = await detail(id);
    expect(seller).toMatchObject({ id, password: '', ktpImage: null });
    expect(seller.urbanVillage?.id.startsWith(seller.province?.id ?? 'none')).toBe(true);
    expect(seller.nikNumber).toMatch(/^\d{16}$/);
    expect(seller.sellerImage?.url).not.toBe('');
  });

  it('keeps all digits of a NIK and an account number that are JSON numbers', async () => {
    const payload =
      '{"merchant_data":{"id_card":9103051708900001},"user_bank":{"account_number":9999999999999999}}';
    const init = { headers: { 'Content-Type': 'application/json' } };
    const respond = () => new HttpResponse(`{"data":{"payload":${payload}}}`, init);
    api.server.use(http.get(`${base}/merchant-detail/:id`, respond));
    expect(await detail('7')).toMatchObject({
      nikNumber: '9103051708900001',
      account_number: '9999999999999999',
    });
  });

  it('that does not exist is left out of getMany, but a server error is thrown', async () => {
    const id = await anyId();
    const { data } = await sellerEndpoints.getMany(resource, { ids: [id, 'gone'] });
    expect(data.map((seller) => seller.id)).toEqual([id]);

    answer('GET */merchant-detail/:id', undefined, 500);
    await expect(sellerEndpoints.getMany(resource, { ids: [id] })).rejects.toMatchObject({ kind: 'server' });
  });

  it('is registered even if the response has no id', async () => {
    answer('POST */merchant/register', { status_code: 200, message: 'Berhasil' });
    const { data } = await sellerEndpoints.create(resource, { data: budi });
    expect(data.id).toMatch(/./);
  });
});

it.each([[[]], ['OK'], [null]])(
  'a response that is neither a success nor a refusal does not count as saved: %j',
  async (body) => {
    answer('POST */*', body);
    const { create, update, act } = sellerEndpoints;
    for (const send of [
      () => create(resource, { data: budi }),
      () => update(resource, { id: '7', data: budi, previousData: budi }),
      () => act(resource, { id: '7', action: 'activate' }),
    ])
      await expect(send()).rejects.toMatchObject({ kind: 'invalidResponse' });
  },
);

describe('a refusal of the server', () => {
  const provider = createDataProvider([area]);

  it('during a registration names the fields of the form, and keeps its message', async () => {
    const form = { ...budi, rt: '7', storeName: '123', urbanVillage: null };
    await expect(provider.create(resource, { data: form })).rejects.toMatchObject({
      kind: 'rejected',
      message: 'Data belum sesuai. Periksa isian yang ditandai.',
      fields: expect.arrayContaining([
        { name: 'rt', message: 'harus 3 angka' },
        { name: 'storeName', message: expect.stringMatching(/./) as string },
        { name: 'urbanVillage', message: 'tidak boleh kosong' },
      ]) as unknown,
    });
  });

  it('during an edit names the fields of the form too', async () => {
    const [first, second] = await rows();
    const other = await detail(second?.id ?? '');
    const seller = { ...(await detail(first?.id ?? '')), phoneNumber: other.phoneNumber };
    await expect(
      provider.update(resource, { id: seller.id, data: seller, previousData: seller }),
    ).rejects.toMatchObject({
      fields: [{ name: 'phoneNumber', message: 'sudah dipakai pelapak lain' }],
    });
  });
});

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

  it.each(['id', 'toString', '__proto__'])('sorted by %s leaves the order to the server', async (field) => {
    await list({ sort: { field, order: 'ASC' } });
    expect(api.receivedAt('POST get-list-merchant')[0]?.body).not.toHaveProperty('sort');
  });
});
