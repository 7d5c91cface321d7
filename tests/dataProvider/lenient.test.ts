import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { role } from '../../src/areas/access-management/roleWire';
import { bannerRecord } from '../../src/areas/banner-information/bannerWire';
import { consumerRecord } from '../../src/areas/consumer-list/consumerWire';
import { driverRecord } from '../../src/areas/driver/driverWire';
import { categoryRecord } from '../../src/areas/make-category/categoryWire';
import { orderRecord } from '../../src/areas/orders/orderWire';
import { productRecord } from '../../src/areas/product-list/productWire';
import { reportRow } from '../../src/areas/report-transaction/reportWire';
import { sellerEndpoints } from '../../src/areas/seller/sellerEndpoints';
import { topUpRecord } from '../../src/areas/top-up/topUpWire';
import { userAdmin } from '../../src/areas/user-admin/userAdminWire';
import { readRecord } from '../../src/dataProvider/rows';
import { simpleRest } from '../../src/dataProvider/simpleRest';
import type { z } from '../../src/dataProvider/zod';
import { answer, startApiServer } from './apiServer';

startApiServer();

const records: Record<string, z.ZodMiniObject> = {
  drivers: driverRecord,
  consumers: consumerRecord,
  'top-ups': topUpRecord,
  orders: orderRecord,
  products: productRecord,
  banners: bannerRecord,
  transactions: reportRow,
  'user admins': userAdmin,
};

it.each(Object.entries(records))(
  '%s keep a row that holds an id, and any or no values beside it',
  (_, schema) => {
    expect(readRecord({ id: 7 }, schema)).toMatchObject({ id: '7' });
    const values = Object.keys(schema.shape).map((key) => [key, fc.jsonValue()] as const);
    const fields = fc.record(Object.fromEntries(values), { requiredKeys: [] });
    fc.assert(
      fc.property(fields, fc.oneof(fc.nat(), fc.string({ minLength: 1 })), (held, id) => {
        expect(readRecord({ ...held, id }, schema)).toMatchObject({ id: String(id) });
      }),
    );
  },
);

it('a role is read without a name, but not without its rights, because a save would remove them all', () => {
  expect(readRecord({ id: 7, name: null, permissions: ['VIEW_ORDERAN'] }, role)).toMatchObject({
    id: '7',
    name: '',
    permissions: ['VIEW_ORDERAN'],
  });
  expect(readRecord({ id: 7, name: 'Kasir', permissions: null }, role)).toBeUndefined();
});

it('a category is read with its place in the tree, even when its other fields are wrong', () => {
  const sent = { id: 7, level: 1, name: null, order: 'x', product_count: 1e30, status: 5, parent_id: null };
  expect(readRecord(sent, categoryRecord)).toMatchObject({
    id: '7',
    name: '',
    order: NaN,
    product_count: NaN,
    status: '5',
    parent_id: null,
  });
});

it('unknown codes, numbers in text and numbers as text are read; wrong values become empty, null or NaN', () => {
  const driver = readRecord(
    {
      id: 7,
      full_name: 5,
      vehicle_type: 'SEPEDA',
      sim_type: 'D',
      balance: '125000',
      tahun: 'lama',
      documents: [null, { type: 'SIM', image: 'https://cdn.example/sim.jpg' }, { type: 'KTP', image: '' }],
      history: [null, 'x', { action: 'verify', from: null, to: 'AKTIF', actor: 9, at: 'kemarin' }],
    },
    driverRecord,
  );
  expect(driver).toMatchObject({
    full_name: '5',
    vehicle_type: 'SEPEDA',
    sim_type: 'D',
    balance: 125000,
    tahun: null,
    documents: [{ type: 'SIM', image: 'https://cdn.example/sim.jpg' }],
    history: [{ action: 'verify', from: '', to: 'AKTIF', actor: '9', at: 'kemarin' }],
  });
  expect(readRecord({ id: '1', total: 1e21, subtotal: 1.5, ongkir: {} }, orderRecord)).toMatchObject({
    total: NaN,
    subtotal: NaN,
    ongkir: NaN,
  });
  expect(readRecord({ id: 'b', link_type: 'VIDEO', position: 'ATAS' }, bannerRecord)).toMatchObject({
    link_type: 'VIDEO',
    position: 'ATAS',
  });
});

describe('a seller whose groups are missing', () => {
  const detail = (payload: unknown) =>
    answer({ data: { payload } }, 'users-services/api/v1/backoffice/merchant-detail/7');

  it('is read with the groups that it has', async () => {
    detail({ users: null, user_bank: null, merchant_doc: null, merchant_data: { shop_name: 'Toko Mawar' } });
    const { data } = await sellerEndpoints.getOne('seller', { id: '7' });
    expect(data).toMatchObject({
      id: '7',
      storeName: 'Toko Mawar',
      fullName: '',
      bank_name: '',
      account_number: '',
      sellerImage: null,
      storeImage: null,
      province: null,
      rt: '',
      is_active: null,
    });
  });

  it('is a bad answer when it has no group at all', async () => {
    detail({ users: null, is_merchant: true });
    await expect(sellerEndpoints.getOne('seller', { id: '7' })).rejects.toMatchObject({
      kind: 'invalidResponse',
    });
  });
});

describe('an id that is no part of an address', () => {
  it.each(['.', '..', ''])('“%s” is not found, and no other address is called', async (id) => {
    const sent = answer({}, 'users-services/*');
    const rest = simpleRest();
    const calls = [
      () => rest.getOne('top-up', { id }),
      () => rest.delete('top-up', { id }),
      () => rest.update('top-up', { id, data: {}, previousData: { id } }),
      () => sellerEndpoints.getOne('seller', { id }),
      () => sellerEndpoints.delete('seller', { id, previousData: { id } }),
      () => rest.act('top-up', { id, action: 'approve' }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ kind: 'notFound' });
    expect(sent).toEqual([]);
  });
});
