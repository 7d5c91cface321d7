import { isRequired, type Validator } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { seller } from '../../../i18n/areas/seller';
import { validation } from '../../../i18n/validation';
import { formField } from '../../../src/areas/seller/sellerModel';
import { sellerRules } from '../../../src/areas/seller/sellerRules';
import { merchantRegisterBody, merchantUpdateBody } from '../../../src/areas/seller/sellerWire';
import { fieldSentences } from '../../../src/dataProvider/fieldErrors';
import { ApiError, type FieldError, withFieldNames } from '../../../src/dataProvider/serverErrors';
import { budi } from './sellers';

const { translate } = polyglotI18nProvider(() => ({ validation }) as never, 'id');

/** Returns the error text below the field, or undefined if the value is valid. */
const said = (rules: Validator[], value: unknown): string | undefined => {
  for (const validate of rules) {
    const error = validate(value, {}, {}) as string | { message: string; args: object } | undefined;
    if (typeof error === 'string') return translate(error);
    if (error) return translate(error.message, error.args);
  }
  return undefined;
};

type Field = keyof typeof sellerRules;
const fields = Object.keys(sellerRules) as Field[];
const passwordMessage = 'Password harus lebih dari 8 karakter dan setidaknya memiliki 1 huruf dan 1 angka ';
const noPlainTexts = ['123', '5 Melati', '.Melati', 'Jl. Melati 5/7', 'Jl. Melati\nBandung'];
const plainText = (label: string) => ({
  accepted: ['Jl. Melati No. 5', 'a', 'A1', 'Jl..  Melati', ' Jl. Melati '],
  refused: { [`${label} tidak boleh hanya angka`]: noPlainTexts },
});

/** Specification §5 'Seller form', row by row: what passes, and what is refused with which message. A region and a photo only have to be there. */
const table: Partial<Record<Field, { accepted: unknown[]; refused: Record<string, unknown[]> }>> = {
  fullName: {
    accepted: ['Budi', 'Siti Rahmawati', ' Budi '],
    refused: {
      'Tidak Boleh ada karakter khusus': ['Ani', 'Ani ', 'Budi2', "Ma'ruf", 'José Luis', 'Budi\nA'],
    },
  },
  storeName: {
    accepted: ['Toko Mawar 2', 'T', 'PT. Maju'],
    refused: {
      'Semua Karakter Nama Toko tidak boleh hanya angka': ['123', '2 Mawar', '.Mawar', 'Mawar & Co'],
    },
  },
  phoneNumber: {
    accepted: ['62812345678', '628123456789', '6281234567890'],
    refused: {
      'Nomor Hp harus diawali 62': [
        '62',
        '6281234567',
        '081234567890',
        '81234567890',
        '62812345678a',
        '+6281234567',
      ],
      'Nomor Telephone Max 13 Angka': ['62812345678901', '081234567890123'],
    },
  },
  email: {
    accepted: ['budi@contoh.id', 'budi.h+toko@mail.contoh.co.id', "o'b_1@contoh.id"],
    refused: {
      'Email Tidak Valid': [
        'budi@',
        '@contoh.id',
        'budi@contoh',
        'bu di@contoh.id',
        'budi@-contoh.id',
        'budi@contoh..id',
      ],
    },
  },
  nikNumber: {
    accepted: ['3273051708900009', '0000000000000000'],
    refused: {
      'Nomor NIK Harus 16 angka': ['327305170890000', '327305170890000a', '3273 0517 08900', '1'],
      'Nomor NIK tidak boleh melebihi 16 angka': ['32730517089000091', '3273 0517 0890 0009'],
    },
  },
  rt: { accepted: ['007', '000', '999'], refused: { 'RT harus 3 angka': ['7', '07', '0007', '00a'] } },
  rw: { accepted: ['012'], refused: { 'RW harus 3 angka': ['1', '12', '1234', 'abc'] } },
  postal_code: {
    accepted: ['40161', '401610', 'A1234'],
    refused: { 'Kode Pos Min 5 angka, Max 6': ['4016', '4016100', '1'] },
  },
  address: plainText('Alamat'),
  storeAddress: plainText('Alamat Toko'),
  username: { accepted: ['6281234567890', 'budi90'], refused: {} },
  password: {
    accepted: ['17Agu1990', 'rahasia123'],
    refused: { [passwordMessage]: ['a123456', 'abcdefgh', '12345678', 'rahasia-123', 'rahasia 123'] },
  },
  bank_name: {
    accepted: ['BCA', 'Bank Contoh', 'b'],
    refused: { 'Semua Karakter Nama Bank harus huruf': ['BCA 1', '1', 'Bank-Contoh', 'Bank.'] },
  },
  account_number: {
    accepted: ['12345', '1234567890123456', '00123'],
    refused: { 'Nomor Rekening Maksimal 16 angka': ['1234', '12345678901234567', '12345a', '123 456'] },
  },
  account_ownership: {
    accepted: ['Budi', 'A', 'Siti Rahmawati'],
    refused: { 'Semua Karakter Nama Pemilik Rekening harus huruf': ['Budi 2', 'Budi.', '123'] },
  },
  storeDesc: plainText('Deskripsi Toko'),
  storeSlug: plainText('Slogan Toko'),
  is_active: { accepted: [true, false], refused: {} },
};

describe.each(fields)('%s', (field) => {
  const { accepted, refused } = table[field] ?? { accepted: [budi[field]], refused: {} };

  it.each(['', null, undefined])('is required: %j', (empty) => {
    expect(said(sellerRules[field], empty)).toBe(`${seller.fields[field]} tidak boleh kosong`);
    expect(isRequired(sellerRules[field])).toBe(true);
  });

  it.each(accepted)('accepts %j', (value) => expect(said(sellerRules[field], value)).toBeUndefined());

  const cases = Object.entries(refused).flatMap(([message, values]) =>
    values.map((value) => ({ value, message })),
  );
  if (cases.length > 0) {
    it.each(cases)('refuses $value with $message', ({ value, message }) =>
      expect(said(sellerRules[field], value)).toBe(message),
    );
  }
});

it('a text of only spaces counts as empty', () => {
  expect(said(sellerRules.fullName, '     ')).toBe('Nama Lengkap tidak boleh kosong');
});

const refusal = (...fields: FieldError[]) => new ApiError('rejected', 'Periksa kembali', 422, fields);
/** The sentences at the fields of the form, and those of names that it does not have. */
const sentencesOf = (error: ApiError) => {
  const { sentences, unknown } = fieldSentences(withFieldNames(error, formField), {
    inForm: (name) => Object.hasOwn(seller.fields, name),
    labelOf: (field) => seller.fields[field as keyof typeof seller.fields],
  });
  return { fields: Object.fromEntries(sentences), unknown };
};
const errorsOf = (name: string) => sentencesOf(refusal({ name, message: 'sudah digunakan' }));

/** Every key of a body, as a server names it: `credential.user_name`. */
const namesOf = (schema: z.ZodMiniObject, at = ''): string[] =>
  Object.entries(schema.shape).flatMap(([key, inner]) =>
    inner instanceof z.ZodMiniObject ? namesOf(inner, `${at}${key}.`) : [at + key],
  );

/** Keys that belong to no field of the form. */
const fieldless = /^(platform\.|user_picture$|user_id$|.*latitude$|.*longitude$)/;

describe('server field errors (§8)', () => {
  it.each([
    ['phone_number', 'phoneNumber'],
    ['number_phone', 'phoneNumber'],
    ['fullname', 'fullName'],
    ['users.full_name', 'fullName'],
    ['credential.user_name', 'username'],
    ['user_address.address_detail', 'address'],
    ['users_address.address', 'address'],
    ['merchant.address', 'storeAddress'],
    ['address', 'storeAddress'],
    ['user_address.RT', 'rt'],
    ['merchant_doc.id_card_doc', 'ktpImage'],
    ['id_card', 'nikNumber'],
  ] as const)('%s is shown at %s', (name, field) => {
    const fields = { [field]: `${seller.fields[field]} sudah digunakan` };
    expect(errorsOf(name)).toEqual({ fields, unknown: [] });
  });

  const names = [...namesOf(merchantRegisterBody), ...namesOf(merchantUpdateBody)];
  it.each(names.filter((name) => !fieldless.test(name)))(
    '%s of the request bodies belongs to a field',
    (name) => expect(errorsOf(name).unknown).toEqual([]),
  );

  it.each(names.filter((name) => fieldless.test(name)))('%s is shown above the form', (name) =>
    expect(errorsOf(name)).toEqual({ fields: {}, unknown: [`${name}: sudah digunakan`] }),
  );

  it('are all shown: several of one field together, and unknown names above the form', () => {
    const errors = sentencesOf(
      refusal(
        { name: 'phone_number', message: 'sudah digunakan' },
        { name: 'users.number_phone', message: 'tidak aktif' },
        { name: 'email', message: '' },
        { name: 'kuota', message: 'habis' },
        { name: '__proto__', message: '' },
      ),
    );
    expect(errors).toEqual({
      fields: {
        phoneNumber: 'Nomor Telephone sudah digunakan, tidak aktif',
        email: 'Email ditolak server, periksa kembali isinya',
      },
      unknown: ['kuota: habis', '__proto__: ditolak server, periksa kembali isinya'],
    });
  });
});
