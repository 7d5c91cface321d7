import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  newSeller,
  registerBodyFrom,
  rowFromForm,
  rowFromWire,
  type Seller,
  sellerFromDetail,
  type SellerUpdate,
  updateBodyFrom,
} from '../../../src/areas/seller/sellerModel';
import {
  merchantDetail,
  merchantRow,
  type MerchantUpdateBody,
  merchantUpdateBody,
} from '../../../src/areas/seller/sellerWire';
import type { Region } from '../../../src/dataProvider/wire';
import { anySeller, budi, region } from './sellers';

/** The parts of both bodies that the specification shows alike. */
const address = {
  province_id: '32',
  city_id: '32.73',
  district_id: '32.73.05',
  village_id: '32.73.05.1001',
  rt: '007',
  rw: '012',
  postal_code: '40161',
  address_detail: 'Jl. Melati No. 5',
};
const position = { latitude: '-6.8899', longitude: '107.5951' };
const shop = {
  shop_name: 'Toko Mawar 2',
  address: 'Jl. Kenanga No. 8',
  ...position,
  id_card: '3273051708900009',
  slogan: 'Segar setiap hari',
  description: 'Menjual bunga segar.',
};
const merchant_doc = {
  id_card_doc: 'https://cdn.contoh.id/ktp.jpg',
  merchant_photo_doc: 'https://cdn.contoh.id/toko.jpg',
  merchant_ownership_doc: 'https://cdn.contoh.id/budi.jpg',
};
const bank = { bank_name: 'Bank Contoh', account_ownership: 'Budi Hartono' };

/** Returns the response of merchant-detail after the server has stored an update body. */
const detailAfter = (body: MerchantUpdateBody, form: Seller): unknown => {
  const place = body.users_address;
  const named = (id: string, chosen: Region | null) => (id === '' ? null : { ...chosen, id });
  return {
    users: { ...body, email: body.credential.email },
    credential: { user_name: body.credential.user_name },
    user_address: {
      ...place,
      province: named(place.province_id, form.province),
      city: named(place.city_id, form.city),
      district: named(place.district_id, form.districts),
      village: named(place.village_id, form.urbanVillage),
      RT: place.rt,
      RW: place.rw,
    },
    merchant_data: body,
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

  it('leaves a row of the list in the cache, without password and personal numbers', () => {
    expect(rowFromForm({ ...budi, password: 'Mawar2026' })).toStrictEqual({
      id: budi.id,
      fullName: budi.fullName,
      storeName: budi.storeName,
      phoneNumber: budi.phoneNumber,
      email: budi.email,
      cityName: budi.city?.name,
      is_active: budi.is_active,
    });
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

describe('the register body (§7)', () => {
  it('is what the specification shows, key for key', () => {
    expect(registerBodyFrom(budi)).toStrictEqual({
      fullname: 'Budi Hartono',
      phone_number: '6281234567890',
      credential: { email: 'budi@contoh.id', user_name: '6281234567890', password: '17Agu1990' },
      platform: { device_id: 'backoffice', device_name: 'backoffice', os: 'web', version: '1' },
      user_picture: 'default.jpg',
      user_address: { ...address, ...position },
      merchant: shop,
      merchant_doc,
      user_bank: { ...bank, account_number: '1234567890' },
    });
  });

  it('has an empty position if no region has one', () => {
    const { user_address, merchant } = registerBodyFrom(newSeller);
    expect([user_address.latitude, user_address.longitude]).toEqual(['', '']);
    expect([merchant.latitude, merchant.longitude]).toEqual(['', '']);
  });
});

describe('the update body (§7)', () => {
  it('is what the specification shows, key for key', () => {
    expect(updateBodyFrom({ ...budi, is_active: false })).toStrictEqual({
      user_id: 'm-17',
      full_name: 'Budi Hartono',
      number_phone: '6281234567890',
      is_active: false,
      credential: { user_name: '6281234567890', email: 'budi@contoh.id' },
      users_address: address,
      ...shop,
      merchant_doc,
      user_bank: { ...bank, account_number: 1234567890 },
    });
  });

  it('has exactly the keys of the wire schema, and only text in the address, for any form', () => {
    fc.assert(
      fc.property(anySeller, (form) => {
        const body = updateBodyFrom(form);
        expect(merchantUpdateBody.safeParse(body).error).toBeUndefined();
        expect(Object.values(body.users_address).every((value) => typeof value === 'string')).toBe(true);
      }),
    );
  });

  it('keeps the stored ID card picture when none was uploaded', () => {
    expect(updateBodyFrom({ ...budi, ktpImage: null }).merchant_doc).not.toHaveProperty('id_card_doc');
  });

  it.each([
    ['1234567890', 1234567890],
    ['12345', 12345],
    ['9007199254740991', 9007199254740991],
    ['9007199254740993', '9007199254740993'],
    ['0012345678', '0012345678'],
    [' 12345 ', 12345],
    ['', ''],
  ])('sends account %j as %j, so that no digit is lost (reading 5)', (digits, sent) =>
    expect(updateBodyFrom({ ...budi, account_number: digits }).user_bank.account_number).toBe(sent),
  );

  it.each([
    ['the village', {}, '-6.8899', '107.5951'],
    [
      'the district',
      { urbanVillage: region('1', 'A', '-6.1'), districts: region('2', 'B', '-6.2', '107.2') },
      '-6.2',
      '107.2',
    ],
    ['the province', { urbanVillage: null }, '-6.88', '107.53'],
    ['nowhere', { urbanVillage: null, province: null }, '1', '1'],
  ])('takes the position from %s (reading 17)', (_, change, latitude, longitude) =>
    expect(updateBodyFrom({ ...budi, ...change })).toMatchObject({ latitude, longitude }),
  );

  it('trims text, and sends an emptied field as empty text', () => {
    const emptied = { ...budi, fullName: '  Budi  Hartono ', storeSlug: null } as unknown as SellerUpdate;
    expect(updateBodyFrom(emptied)).toMatchObject({ full_name: 'Budi  Hartono', slogan: '' });
  });
});
