import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import {
  type MerchantDetail,
  merchantDetailResponse,
  type MerchantListBody,
  type MerchantRow,
  merchantRow,
} from '../../../src/areas/seller/sellerWire';
import { found } from '../../support/found';
import { dataOf, startApi } from '../api';
import { firstPage } from '../callsTo';
import { change, registeredId, registration, upload } from '../merchantBodies';

const api = startApi();

const listAnswer = z.strictObject({ payload: z.array(z.strictObject(merchantRow.shape)), total: z.number() });

const list = async (body: Partial<MerchantListBody> = {}): Promise<z.infer<typeof listAnswer>> =>
  dataOf(
    await api.call('POST backoffice/get-list-merchant', { body: { ...firstPage, ...body } }),
    listAnswer,
  );

const detail = async (id: string): Promise<MerchantDetail> =>
  dataOf(await api.call(`GET backoffice/merchant-detail/${id}`), merchantDetailResponse);

const someone = async (): Promise<MerchantRow> => found((await list({ offset: 7, limit: 1 })).payload);

describe('the list', () => {
  it('pages through all 200 sellers, each once, newest first', async () => {
    const pages = await Promise.all([0, 100].map((offset) => list({ limit: 100, offset })));
    const ids = pages.flatMap(({ payload }) => payload.map(({ user_id }) => user_id));
    expect(pages.map(({ total }) => total)).toEqual([200, 200]);
    expect(new Set(ids).size).toBe(200);
    expect(ids[0]).toMatch(/000000000200$/);
    expect((await list({ offset: 200 })).payload).toEqual([]);
  });

  it('filters by status and province, and counts the sellers that it finds', async () => {
    const inactive = await list({ limit: 200, filter: { is_active: false } });
    expect(inactive.total).toBeGreaterThan(10);
    expect(inactive.payload.every(({ is_active }) => !is_active)).toBe(true);
    const inWestJava = await list({ limit: 200, filter: { province_id: '32', is_active: true } });
    expect(inWestJava.total).toBe(inWestJava.payload.length);
    const cities = /Bandung|Bekasi|Depok|Bogor|Cirebon/;
    expect(inWestJava.payload.filter(({ city }) => !cities.test(city))).toEqual([]);
  });
});

describe('the detail', () => {
  it('has the shape of §3, with real regions', async () => {
    const { user_id, city } = await someone();
    const merchant = await detail(user_id);
    expect(merchant.user_address.city?.name).toBe(city);
    expect(merchant.user_address.village?.id.startsWith(merchant.user_address.district?.id ?? '-')).toBe(
      true,
    );
    expect(merchant.is_merchant).toBe(true);
  });

  it('has exactly the keys of §3, without a user name', async () => {
    const { user_id } = await someone();
    const { data } = await api.read<{ data: { payload: Record<string, object> } }>(
      `GET backoffice/merchant-detail/${user_id}`,
    );
    const keys = Object.entries(data.payload).map(([group, values]) => [group, Object.keys(values).sort()]);
    expect(Object.fromEntries(keys)).toEqual({
      users: ['email', 'full_name', 'is_active', 'number_phone'],
      user_address: ['RT', 'RW', 'address_detail', 'city', 'district', 'postal_code', 'province', 'village'],
      merchant_data: ['address', 'description', 'id_card', 'shop_name', 'slogan'],
      merchant_doc: ['merchant_ownership_doc', 'merchant_photo_doc'],
      user_bank: ['account_number', 'account_ownership', 'bank_name'],
      is_merchant: [],
    });
  });
});

describe('a registration', () => {
  it('comes first in the list, and its detail has the values that were sent', async () => {
    const body = await registration(api);
    const answer = await api.call('POST backoffice/merchant/register', { body });
    expect(answer.status).toBe(200);
    const { payload, total } = await list();
    expect(total).toBe(201);
    expect(payload[0]).toMatchObject({
      user_id: registeredId(answer),
      shop_name: 'Kopi Lestari',
      city: 'Kota Bandung',
      is_active: true,
    });
    const merchant = await detail(payload[0]?.user_id ?? '');
    expect(merchant.users.full_name).toBe(body.fullname);
    expect(merchant.user_address).toMatchObject({ RT: '003', RW: '011', village: { name: 'Dago' } });
    expect(merchant.user_bank.account_number).toBe('0123456789');
    expect(merchant.merchant_doc.merchant_photo_doc).toBe(body.merchant_doc.merchant_photo_doc);
  });
});

describe('a registration with an Idempotency-Key', () => {
  const register = (body: unknown, key: string) =>
    api.call('POST backoffice/merchant/register', { body, headers: { 'Idempotency-Key': key } });

  it('can be sent again after its seller was deleted, also with other photos', async () => {
    const body = await registration(api);
    await register(body, 'kunci-1');
    expect(await api.statusOf(`DELETE backoffice/merchant/${api.db.sellers.all().at(-1)?.id}`)).toBe(200);
    const { merchant_doc } = await registration(api);
    expect(merchant_doc).not.toEqual(body.merchant_doc);
    expect((await register({ ...body, merchant_doc }, 'kunci-1')).status).toBe(200);
    expect(api.db.sellers.all().at(-1)).toMatchObject({ full_name: body.fullname });
  });

  it('can be sent again after it was refused', async () => {
    const body = await registration(api);
    expect((await register({ ...body, fullname: 'Al3x' }, 'kunci-1')).status).toBe(422);
    expect((await register(body, 'kunci-1')).status).toBe(200);
  });
});

describe('a change', () => {
  const update = (body: unknown) => api.call('POST backoffice/update-profile-merchant', { body });

  it('appears in the detail and in every list', async () => {
    await list({ sort: { field: 'full_name', order: 'ASC' } });
    const { user_id } = await someone();
    expect((await update(change(user_id))).status).toBe(200);
    expect((await detail(user_id)).users).toMatchObject({ full_name: 'Wulan Permatasari', is_active: false });
    const { payload, total } = await list({
      search: 'wulan@surel',
      sort: { field: 'full_name', order: 'ASC' },
    });
    expect([payload[0]?.user_id, total]).toEqual([user_id, 1]);
    expect((await list()).total).toBe(200);
  });

  it('keeps the stored ID card picture unless a new one comes', async () => {
    const { user_id } = await someone();
    const stored = api.db.sellers.get(user_id)?.id_card_doc;
    await update(change(user_id));
    expect(api.db.sellers.get(user_id)?.id_card_doc).toBe(stored);
    const id_card_doc = await upload(api, 'ktpImage', true);
    const body = change(user_id);
    await update({ ...body, merchant_doc: { ...body.merchant_doc, id_card_doc } });
    expect(api.db.sellers.get(user_id)?.id_card_doc).toBe(id_card_doc);
  });

  it.each(['628123456789', 'budi90'])('ignores the user name %s in its body', async (user_name) => {
    const { user_id } = await someone();
    const stored = api.db.sellers.get(user_id)?.user_name;
    const body = change(user_id);
    expect((await update({ ...body, credential: { ...body.credential, user_name } })).status).toBe(200);
    expect(api.db.sellers.get(user_id)).toMatchObject({ user_name: stored, number_phone: '628123456789' });
  });

  it('of an unknown seller is not found', async () =>
    expect((await update(change('tidak-ada'))).status).toBe(404));
});

describe('a deletion', () => {
  it('removes the seller from the list and the detail, and a second deletion answers 404', async () => {
    const [inactive] = (await list({ filter: { is_active: false } })).payload;
    const user_id = inactive?.user_id ?? '';
    const remove = () => api.statusOf(`DELETE backoffice/merchant/${user_id}`);
    expect(await remove()).toBe(200);
    expect((await list()).total).toBe(199);
    expect(await api.statusOf(`GET backoffice/merchant-detail/${user_id}`)).toBe(404);
    expect(await remove()).toBe(404);
  });
});
