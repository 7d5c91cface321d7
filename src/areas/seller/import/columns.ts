import { plainName } from '../../../domain/cleanText';
import {
  type PhotoField,
  photoFields,
  type RegionField,
  regionFields,
  type SellerValues,
} from '../sellerModel';

/**
 * In the order of the form, with other names of each: separated by commas, in lower case and without punctuation. User name and
 * password are generated, and a new seller is active. The cell of a photo names its file.
 */
const otherNames = {
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
} satisfies Partial<Record<keyof SellerValues, string>>;

export type ImportedField = keyof typeof otherNames;
export const importedFields = Object.keys(otherNames) as readonly ImportedField[];

export type FieldLabels = Readonly<Record<ImportedField, string>>;

export const isRegionField = (field: ImportedField): field is RegionField =>
  regionFields.some((name) => name === field);
export const isPhotoField = (field: ImportedField): field is PhotoField =>
  photoFields.some((name) => name === field);

export type Columns = Readonly<Partial<Record<ImportedField, number>>>;

const bothNeighbourhoods = /^ (no |nomor )?(rt (dan )?rw|rw (dan )?rt) $/;

/** So that one name contains another only as whole words. */
const spaced = (name: string): string => ` ${plainName(name)} `;

type Head = readonly string[];
type Names = readonly { field: ImportedField; name: string }[];

/** The columns that fit each field equally well: exactly one is known, of several a person must choose one. */
const fittingColumns = (head: Head, labels: FieldLabels): ReadonlyMap<ImportedField, readonly number[]> => {
  const fitting = new Map<ImportedField, readonly number[]>();
  const columns = head.map((name, column) => ({ name: spaced(name), column }));
  // `Alamat Toko (lengkap)` must not match `Alamat`.
  const byLength = (names: Names) => names.toSorted((one, other) => other.name.length - one.name.length);
  const own = byLength(importedFields.map((field) => ({ field, name: labels[field] })));
  const others = byLength(
    importedFields.flatMap((field) => otherNames[field].split(', ').map((name) => ({ field, name }))),
  );
  const guess = (fits: (head: string, name: string) => boolean, names: Names): void => {
    const open = names.filter(({ field }) => !fitting.has(field));
    for (const { field, name } of open) {
      // Of one field, every name counts that fits in this way; a column that fits another field better is not free.
      const taken = [...fitting].flatMap(([other, earlier]) => (other === field ? [] : earlier));
      const known = fitting.get(field) ?? [];
      const found = columns
        .filter(({ column }) => !taken.includes(column))
        .filter((one) => known.includes(one.column) || fits(one.name, spaced(name)));
      if (found.length > 0)
        fitting.set(
          field,
          found.map(({ column }) => column),
        );
    }
  };
  const isSame = (head: string, name: string): boolean => head === name;
  guess(isSame, own);
  guess(isSame, others);
  const both = columns.find(({ name }) => bothNeighbourhoods.test(name));
  if (both && !fitting.has('rt') && !fitting.has('rw'))
    for (const field of ['rt', 'rw'] as const) fitting.set(field, [both.column]);
  // Single words such as `nama` are part of too many other names.
  guess(
    (head, name) => head.includes(name),
    byLength([...own, ...others.filter(({ name }) => name.includes(' '))]),
  );
  return fitting;
};

/** No column is used twice, except one of both RT and RW. A field that several fit is left to a person (doubtfulColumns). */
export const guessColumns = (head: Head, labels: FieldLabels): Columns =>
  Object.fromEntries(
    [...fittingColumns(head, labels)].flatMap(([field, [column, ...others]]) =>
      others.length === 0 && column !== undefined ? [[field, column] as const] : [],
    ),
  );

/** By which the head of a table is found. */
export const knownColumns = (head: Head, labels: FieldLabels): number =>
  Object.keys(guessColumns(head, labels)).length;

/** The columns of each field for which a person must choose, because several fit it equally well. */
export const doubtfulColumns = (
  head: Head,
  labels: FieldLabels,
): ReadonlyMap<ImportedField, readonly number[]> =>
  new Map([...fittingColumns(head, labels)].filter(([, { length }]) => length > 1));
