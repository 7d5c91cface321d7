import fc from 'fast-check';
import { newSeller, type SellerUpdate } from '../../../src/areas/seller/sellerModel';
import type { Region } from '../../../src/dataProvider/wire';

/** Made-up sellers for the tests of this folder. */

export const region = (id: string, name: string, lat = '', long = ''): Region => ({
  id,
  name,
  meta: { lat, long },
});

/** A seller whose form is complete. */
export const budi: SellerUpdate = {
  ...newSeller,
  id: 'm-17',
  fullName: 'Budi Hartono',
  storeName: 'Toko Mawar 2',
  phoneNumber: '6281234567890',
  email: 'budi@contoh.id',
  nikNumber: '3273051708900009',
  province: region('32', 'Jawa Barat', '-6.88', '107.53'),
  city: region('32.73', 'Kota Bandung'),
  districts: region('32.73.05', 'Sukajadi'),
  urbanVillage: region('32.73.05.1001', 'Pasteur', '-6.8899', '107.5951'),
  rt: '007',
  rw: '012',
  postal_code: '40161',
  address: 'Jl. Melati No. 5',
  storeAddress: 'Jl. Kenanga No. 8',
  username: '6281234567890',
  password: '17Agu1990',
  bank_name: 'Bank Contoh',
  account_number: '1234567890',
  account_ownership: 'Budi Hartono',
  storeDesc: 'Menjual bunga segar.',
  storeSlug: 'Segar setiap hari',
  sellerImage: { image: 'https://cdn.contoh.id/budi.jpg', url: 'https://cdn.contoh.id/budi.jpg' },
  storeImage: { image: 'https://cdn.contoh.id/toko.jpg', url: 'https://cdn.contoh.id/toko.jpg' },
  ktpImage: { image: 'https://cdn.contoh.id/ktp.jpg', url: 'https://cdn.contoh.id/ktp.jpg' },
  is_active: true,
};

/** The seller whom tests register: a woman born on 20 October 1990, without photos yet. */
export const sari: SellerUpdate = {
  ...budi,
  fullName: 'Sari Wulandari',
  nikNumber: '3273056010900009',
  phoneNumber: '6281299990001',
  username: '6281299990001',
  password: '20Okt1990',
  email: 'sari.wulandari@contoh.id',
  districts: region('32.73.06', 'Cicendo'),
  urbanVillage: region('32.73.06.1001', 'Arjuna', '-6.9', '107.6'),
  address: 'Jl. Mawar No. 5',
  postal_code: '40172',
  storeName: 'Toko Sari',
  storeAddress: 'Jl. Mawar No. 5',
  storeDesc: 'Sayur dan buah',
  bank_name: 'BCA',
  account_number: '0012345678',
  account_ownership: 'Sari Wulandari',
  sellerImage: null,
  storeImage: null,
  ktpImage: null,
};

/** One that consists of blank letters alone is stored as none (tests/domain/visibleText.test.ts). */
const text = fc
  .string({ unit: 'grapheme' })
  .filter((typed) => typed.trim() === '' || /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(typed));
const plain = { noNullPrototype: true } as const;
const someRegion = fc.record(
  {
    id: fc.stringMatching(/^\d{2,10}$/),
    name: text,
    meta: fc.record({ lat: fc.constantFrom('', '-6.9'), long: fc.constantFrom('', '107.6') }, plain),
  },
  plain,
);
const stored = fc.webUrl().map((url) => ({ image: url, url }));

/** Any value of the kind that a field holds. */
const anyLike = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value === 'string') return text;
  if (typeof value === 'boolean') return fc.boolean();
  return Object.hasOwn(value as object, 'meta') ? fc.option(someRegion) : fc.option(stored);
};

/** Any seller a form can hold, complete or not, hostile text included. */
export const anySeller = fc.record(
  {
    ...Object.fromEntries(Object.entries(budi).map(([field, value]) => [field, anyLike(value)])),
    id: fc.string({ minLength: 1 }),
    account_number: fc.oneof(fc.stringMatching(/^\d{5,16}$/), text),
  },
  plain,
) as fc.Arbitrary<unknown> as fc.Arbitrary<SellerUpdate>;
