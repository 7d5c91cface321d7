import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  registerBodyFrom,
  registerPlaceholders,
  type SellerUpdate,
  updateBodyFrom,
} from '../../../src/areas/seller/sellerBodies';
import { newSeller } from '../../../src/areas/seller/sellerRecord';
import { merchantRegisterBody, merchantUpdateBody } from '../../../src/areas/seller/sellerWire';
import { anySeller, budi, region } from './sellers';

describe('the register body (§7)', () => {
  it('is what the specification shows, key for key', () => {
    expect(registerBodyFrom(budi)).toStrictEqual({
      fullname: 'Budi Hartono',
      phone_number: '6281234567890',
      credential: { email: 'budi@contoh.id', user_name: '6281234567890', password: '17Agu1990' },
      platform: registerPlaceholders.platform,
      user_picture: registerPlaceholders.user_picture,
      user_address: {
        province_id: '32',
        city_id: '32.73',
        district_id: '32.73.05',
        village_id: '32.73.05.1001',
        rt: '007',
        rw: '012',
        postal_code: '40161',
        address_detail: 'Jl. Melati No. 5',
        latitude: '-6.8899',
        longitude: '107.5951',
      },
      merchant: {
        shop_name: 'Toko Mawar 2',
        address: 'Jl. Kenanga No. 8',
        latitude: '-6.8899',
        longitude: '107.5951',
        id_card: '3273051708900009',
        slogan: 'Segar setiap hari',
        description: 'Menjual bunga segar.',
      },
      merchant_doc: {
        id_card_doc: 'https://cdn.contoh.id/ktp.jpg',
        merchant_photo_doc: 'https://cdn.contoh.id/toko.jpg',
        merchant_ownership_doc: 'https://cdn.contoh.id/budi.jpg',
      },
      user_bank: {
        bank_name: 'Bank Contoh',
        account_ownership: 'Budi Hartono',
        account_number: '1234567890',
      },
    });
  });

  it('has exactly the keys of the wire schema, for any form', () => {
    fc.assert(
      fc.property(anySeller, (form) => {
        expect(merchantRegisterBody.safeParse(registerBodyFrom(form)).error).toBeUndefined();
      }),
    );
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
      users_address: {
        province_id: '32',
        city_id: '32.73',
        district_id: '32.73.05',
        village_id: '32.73.05.1001',
        rt: '007',
        rw: '012',
        postal_code: '40161',
        address_detail: 'Jl. Melati No. 5',
      },
      shop_name: 'Toko Mawar 2',
      address: 'Jl. Kenanga No. 8',
      latitude: '-6.8899',
      longitude: '107.5951',
      id_card: '3273051708900009',
      slogan: 'Segar setiap hari',
      description: 'Menjual bunga segar.',
      merchant_doc: {
        id_card_doc: 'https://cdn.contoh.id/ktp.jpg',
        merchant_photo_doc: 'https://cdn.contoh.id/toko.jpg',
        merchant_ownership_doc: 'https://cdn.contoh.id/budi.jpg',
      },
      user_bank: { bank_name: 'Bank Contoh', account_ownership: 'Budi Hartono', account_number: 1234567890 },
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
