import type { SellerForm } from '../sellerRecord';

/** The region fields, from the widest to the narrowest. */
export const regionFields = ['province', 'city', 'districts', 'urbanVillage'] as const;

/** The photos: a cell holds the name of a file that is chosen together with the table. */
export const photoFields = ['sellerImage', 'storeImage', 'ktpImage'] as const;
export type PhotoField = (typeof photoFields)[number];

/** The fields in the table, in the order of the form. User name and password are generated, and a new seller is active. */
export const importedFields = [
  'fullName',
  'nikNumber',
  'phoneNumber',
  'email',
  ...regionFields,
  'address',
  'rt',
  'rw',
  'postal_code',
  'storeName',
  'storeSlug',
  'storeAddress',
  'storeDesc',
  'bank_name',
  'account_number',
  'account_ownership',
  ...photoFields,
] as const satisfies readonly (keyof SellerForm)[];
export type ImportedField = (typeof importedFields)[number];

/** Alternative column names of a field, separated by commas, in lower case and without punctuation. */
export const otherNames: Readonly<Record<ImportedField, string>> = {
  fullName: 'nama, nama pelapak, nama pemilik, nama penjual, full name, fullname, name',
  nikNumber: 'nik, no nik, no ktp, nomor ktp, id card',
  phoneNumber:
    'no hp, nomor hp, hp, telepon, no telepon, nomor telepon, no telp, wa, whatsapp, phone, phone number',
  email: 'e mail, surel, alamat email',
  province: 'propinsi',
  city: 'kota, kabupaten, kab kota, kota kab, kabupaten kota, city',
  districts: 'kec, district',
  urbanVillage: 'kelurahan, desa, kel, kel desa, desa kelurahan, village',
  address: 'alamat rumah, alamat tinggal, alamat pelapak, alamat ktp, address',
  rt: 'no rt, nomor rt',
  rw: 'no rw, nomor rw',
  postal_code: 'kodepos, postal code, zip',
  storeName: 'toko, nama usaha, store name, shop name',
  storeSlug: 'slogan, tagline',
  storeAddress: 'alamat usaha, lokasi toko, store address',
  storeDesc: 'deskripsi, keterangan toko, description',
  bank_name: 'bank',
  account_number: 'no rekening, no rek, rekening, account number',
  account_ownership: 'pemilik rekening, atas nama, nama rekening, nama di rekening, account name',
  sellerImage: 'foto pemilik, foto diri, foto',
  storeImage: 'foto usaha, foto warung',
  ktpImage: 'ktp, file ktp, scan ktp',
};

/** The names of the fields in the form. */
export type FieldLabels = Readonly<Record<ImportedField, string>>;

export const isRegionField = (field: ImportedField): field is (typeof regionFields)[number] =>
  regionFields.some((name) => name === field);
export const isPhotoField = (field: ImportedField): field is PhotoField =>
  photoFields.some((name) => name === field);
