import { describe, expect, it } from 'vitest';
import type { MerchantRegisterBody, MerchantUpdateBody } from '../../../src/areas/seller/sellerWire';
import { found } from '../../support/found';
import { fieldErrorsOf, messageOf, refused, startApi } from '../api';
import { change, registration, upload } from '../merchantBodies';

const api = startApi({ sellers: 20 });
const other = found(api.db.sellers.all());
const own = found(api.db.sellers.all(), ({ id }) => id !== other.id);

const register = async (spoil: (body: MerchantRegisterBody) => void) => {
  const body = await registration(api);
  spoil(body);
  return api.call('POST backoffice/merchant/register', { body });
};

const update = (spoil: (body: MerchantUpdateBody) => void) => {
  const body = change(own.id);
  spoil(body);
  return api.call('POST backoffice/update-profile-merchant', { body });
};

const taken = /^sudah dipakai pelapak lain$/;

const refusedRegistrations: [name: string, message: RegExp, spoil: (body: MerchantRegisterBody) => void][] = [
  ['fullname', /hanya boleh berisi huruf/, (body) => (body.fullname = 'Wulan 2')],
  ['fullname', /tidak boleh kosong/, (body) => (body.fullname = '  ')],
  ['phone_number', /diawali 62/, (body) => (body.phone_number = '08123456789')],
  ['phone_number', taken, (body) => (body.phone_number = other.number_phone)],
  ['credential.user_name', taken, (body) => (body.credential.user_name = other.user_name)],
  ['credential.email', /tidak valid/, (body) => (body.credential.email = 'wulan@surel')],
  ['credential.email', taken, (body) => (body.credential.email = other.email.toUpperCase())],
  ['credential.password', /8 karakter/, (body) => (body.credential.password = 'abc123')],
  ['merchant.id_card', /harus 16 angka/, (body) => (body.merchant.id_card = '327302')],
  ['merchant.id_card', taken, (body) => (body.merchant.id_card = other.id_card)],
  ['merchant.shop_name', /diawali huruf/, (body) => (body.merchant.shop_name = '123')],
  ['merchant.address', /diawali huruf/, (body) => (body.merchant.address = 'Jl. Dago 1/2')],
  ['merchant.slogan', /tidak boleh kosong/, (body) => (body.merchant.slogan = '')],
  ['merchant.description', /diawali huruf/, (body) => (body.merchant.description = '<b>tebal</b>')],
  ['merchant.latitude', /tidak valid/, (body) => (body.merchant.latitude = 'utara')],
  ['user_address.rt', /harus 3 angka/, (body) => (body.user_address.rt = '3')],
  ['user_address.rw', /harus 3 angka/, (body) => (body.user_address.rw = 'abc')],
  ['user_address.postal_code', /5–6/, (body) => (body.user_address.postal_code = '4013')],
  ['user_address.address_detail', /diawali huruf/, (body) => (body.user_address.address_detail = '12')],
  ['user_address.province_id', /pilih kembali/, (body) => (body.user_address.province_id = '99')],
  ['user_address.city_id', /pilih kembali/, (body) => (body.user_address.city_id = '33.74')],
  ['user_address.district_id', /pilih kembali/, (body) => (body.user_address.district_id = '32.73.99')],
  ['user_address.village_id', /tidak boleh kosong/, (body) => (body.user_address.village_id = '')],
  ['user_bank.bank_name', /huruf dan spasi/, (body) => (body.user_bank.bank_name = 'BCA 1')],
  ['user_bank.account_ownership', /huruf dan spasi/, (body) => (body.user_bank.account_ownership = 'W4n')],
  ['user_bank.account_number', /5–16/, (body) => (body.user_bank.account_number = '1234')],
  ['merchant_doc.id_card_doc', /tidak boleh kosong/, (body) => (body.merchant_doc.id_card_doc = '')],
  [
    'merchant_doc.id_card_doc',
    /unggah kembali/,
    // A public picture is no ID card.
    (body) => (body.merchant_doc.id_card_doc = body.merchant_doc.merchant_photo_doc),
  ],
  [
    'merchant_doc.merchant_photo_doc',
    /unggah kembali/,
    (body) => (body.merchant_doc.merchant_photo_doc = 'https://cdn.example/lain.jpg'),
  ],
];

describe('a registration', () => {
  it.each(refusedRegistrations)('is refused at the field %s with %s', async (name, message, spoil) => {
    const answer = await register(spoil);
    expect(answer.status).toBe(422);
    expect(messageOf(answer)).not.toBe('');
    const errors = fieldErrorsOf(answer);
    expect(Object.keys(errors)).toEqual([name]);
    expect(errors[name]).toMatch(message);
    expect(api.db.sellers.all()).toHaveLength(20);
  });

  it('is refused with all wrong fields, each named once', async () => {
    const answer = await register((body) => {
      body.fullname = '';
      body.phone_number = '62';
      body.user_address.village_id = '32.73.02.9999';
    });
    expect(Object.keys(fieldErrorsOf(answer)).sort()).toEqual([
      'fullname',
      'phone_number',
      'user_address.village_id',
    ]);
  });
});

const refusedChanges: [name: string, spoil: (body: MerchantUpdateBody) => void][] = [
  ['full_name', (body) => (body.full_name = 'Wu')],
  ['number_phone', (body) => (body.number_phone = other.number_phone)],
  ['credential.email', (body) => (body.credential.email = other.email)],
  ['credential.user_name', (body) => (body.credential.user_name = '')],
  ['users_address.rt', (body) => (body.users_address.rt = '1')],
  ['users_address.district_id', (body) => (body.users_address.district_id = '31.71.06')],
  ['shop_name', (body) => (body.shop_name = '7 Elang')],
  ['id_card', (body) => (body.id_card = other.id_card)],
  ['user_bank.account_number', (body) => (body.user_bank.account_number = 1234)],
  [
    'merchant_doc.merchant_ownership_doc',
    (body) => (body.merchant_doc.merchant_ownership_doc = '/cdn/public/x.jpg'),
  ],
];

describe('a change', () => {
  it.each(refusedChanges)('is refused at the field %s, named as in its own body', async (name, spoil) => {
    const answer = await update(spoil);
    expect(answer.status).toBe(422);
    expect(Object.keys(fieldErrorsOf(answer))).toContain(name);
  });

  it.each([1.5, 9_007_199_254_740_992])('refuses the account number %d', async (account_number) => {
    // JavaScript rounds a number beyond 2⁵³.
    expect(await update((body) => (body.user_bank.account_number = account_number))).toEqual(
      refused(
        400,
        'Server tidak mengenali data yang dikirim (user_bank.account_number). Hubungi tim teknis.',
      ),
    );
  });

  it("may keep the seller's own phone, e-mail and NIK", async () => {
    const answer = await update((body) => {
      body.number_phone = own.number_phone;
      body.credential = { email: own.email, user_name: own.user_name };
      body.id_card = own.id_card;
    });
    expect(answer.status).toBe(200);
  });

  it('accepts an account number as text, and refuses an ID card picture from a public upload', async () => {
    const id_card_doc = await upload(api, 'ktpImage', false);
    const answer = await update((body) => {
      body.user_bank.account_number = '0012345678';
      body.merchant_doc.id_card_doc = id_card_doc;
    });
    expect(fieldErrorsOf(answer)).toEqual({ 'merchant_doc.id_card_doc': 'tidak dikenali, unggah kembali' });
  });
});
