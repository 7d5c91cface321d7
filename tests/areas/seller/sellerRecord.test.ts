import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SellerUpdate, updateBodyFrom } from '../../../src/areas/seller/sellerBodies';
import {
  newSeller,
  rowFromWire,
  savedSeller,
  type Seller,
  sellerFromDetail,
} from '../../../src/areas/seller/sellerRecord';
import { merchantDetail, merchantRow, type MerchantUpdateBody } from '../../../src/areas/seller/sellerWire';
import type { Region } from '../../../src/dataProvider/wire';
import { anySeller, budi } from './sellers';

/** Returns the response of merchant-detail after the server has stored an update body. */
const detailAfter = (body: MerchantUpdateBody, form: Seller): unknown => {
  const named = (id: string, chosen: Region | null) => (id === '' ? null : { ...chosen, id });
  return {
    users: {
      full_name: body.full_name,
      number_phone: body.number_phone,
      email: body.credential.email,
      is_active: body.is_active,
    },
    credential: { user_name: body.credential.user_name },
    user_address: {
      province: named(body.users_address.province_id, form.province),
      city: named(body.users_address.city_id, form.city),
      district: named(body.users_address.district_id, form.districts),
      village: named(body.users_address.village_id, form.urbanVillage),
      postal_code: body.users_address.postal_code,
      address_detail: body.users_address.address_detail,
      RT: body.users_address.rt,
      RW: body.users_address.rw,
    },
    merchant_data: {
      description: body.description,
      slogan: body.slogan,
      id_card: body.id_card,
      address: body.address,
      shop_name: body.shop_name,
    },
    merchant_doc: body.merchant_doc,
    user_bank: body.user_bank,
    is_merchant: true,
  };
};

const readBack = (form: SellerUpdate): Seller =>
  sellerFromDetail(form.id, merchantDetail.parse(detailAfter(updateBodyFrom(form), form)));

/** Returns a form whose texts have no spaces around them. */
const trimmedTexts = (form: Seller): Seller =>
  Object.fromEntries(
    Object.entries(form).map(([field, value]) => [
      field,
      typeof value === 'string' && field !== 'id' ? value.trim() : value,
    ]),
  ) as Seller;

describe('an update that is stored and read again', () => {
  it('has the values that were sent, except the password and the ID card photo', () => {
    expect(readBack(budi)).toStrictEqual({ ...budi, password: '', ktpImage: null });
  });

  it('loses only the spaces around a text, for any form', () => {
    fc.assert(
      fc.property(anySeller, (form) => {
        const sent = trimmedTexts(form);
        const username = sent.username || sent.phoneNumber;
        expect(readBack(form)).toStrictEqual({ ...sent, username, password: '', ktpImage: null });
      }),
    );
  });

  it('is the same after a second update', () => {
    fc.assert(
      fc.property(anySeller, (form) => {
        const once = readBack(form);
        expect(readBack({ ...once, is_active: once.is_active === true })).toStrictEqual(once);
      }),
    );
  });

  it('equals the record that the cache keeps after the save', () => {
    const image = new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'budi.jpg');
    const chosen = { ...budi, sellerImage: { image, url: 'https://cdn.contoh.id/budi.jpg' } };
    expect(savedSeller(chosen)).toStrictEqual(readBack(chosen));
  });
});

describe('a merchant detail (§3)', () => {
  const detail = (change: object) =>
    merchantDetail.parse({ ...(detailAfter(updateBodyFrom(budi), budi) as object), ...change });

  it('without a user name uses the phone number as user name (reading 15)', () => {
    expect(sellerFromDetail('m-17', detail({ credential: undefined })).username).toBe('6281234567890');
    expect(sellerFromDetail('m-17', detail({ credential: { user_name: 'budi90' } })).username).toBe('budi90');
  });

  it('without regions and pictures leaves their fields empty', () => {
    const seller = sellerFromDetail(
      'm-17',
      detail({ user_address: { province: null }, merchant_doc: { merchant_photo_doc: null } }),
    );
    expect(seller).toMatchObject({ province: null, city: null, rt: '', sellerImage: null, storeImage: null });
  });
});

it('a row of the list has the field names of the form', () => {
  const row = { user_id: 17, full_name: 'Budi', shop_name: 'Mawar', number_phone: 62812, city: null };
  expect(rowFromWire(merchantRow.parse(row))).toEqual({
    id: '17',
    fullName: 'Budi',
    storeName: 'Mawar',
    phoneNumber: '62812',
    email: '',
    cityName: '',
    is_active: null,
  });
});

it('a new seller starts active, with the prefix 62', () => {
  expect(newSeller).toMatchObject({ phoneNumber: '62', is_active: true, province: null, fullName: '' });
});
