import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seller } from '../../../../i18n/areas/seller';
import { hasLostDigits, tidied, valueOf } from '../../../../src/areas/seller/import/cellValues';
import {
  doubtfulColumns,
  guessColumns,
  type ImportedField,
  importedFields,
} from '../../../../src/areas/seller/import/columns';
import { type SellerNumber, sellerNumbers } from '../../../../src/areas/seller/sellerRules';

const text = (content: string) => ({ text: content, isNumber: false });
const number = (content: string) => ({ text: content, isNumber: true });

it.each<[ImportedField, ReturnType<typeof text>, string]>([
  ['phoneNumber', text('0812-9999-0001'), '6281299990001'],
  ['phoneNumber', number('81299990001'), '6281299990001'],
  ['phoneNumber', text('12345'), '12345'],
  ['phoneNumber', number('812.3456789'), '812.3456789'],
  ['nikNumber', text(' 3273 0560 1090 0009 '), '3273056010900009'],
  ['account_number', text('001-234.5678'), '0012345678'],
  ['rt', number('7'), '007'],
  ['storeName', text('  Toko Sari '), 'Toko Sari'],
])('a cell gets the same value as text that is typed into the form: %s %j becomes %s', (field, cell, value) =>
  expect(valueOf(field, cell)).toBe(value),
);

it('every field of digits reads a text of a file as the form does, but for a phone number that lost its zero', () => {
  const piece = fc.constantFrom(
    ...['0', '62', '812', '3273', '.', '.0', ',0', ...' -+()a'.split(''), "'", 'E+'],
  );
  const written = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));
  const field = fc.constantFrom(...(Object.keys(sellerNumbers) as SellerNumber[]));
  fc.assert(
    fc.property(field, written, (name, typed) => {
      const ofForm = sellerNumbers[name](typed).trim();
      const ofFile = valueOf(name, text(typed));
      const isWithoutZero = name === 'phoneNumber' && /^8\d{8,11}$/.test(ofForm);
      expect(ofFile).toBe(isWithoutZero ? `62${ofForm}` : ofForm);
    }),
  );
});

it.each<[ImportedField, ReturnType<typeof text>, boolean]>([
  ['nikNumber', number('3273056010900000'), true],
  ['nikNumber', text('3273056010900009'), false],
  ['phoneNumber', number('812.3456789'), true],
  ['rt', number('2026-12-05'), true],
  ['phoneNumber', number('6281299990001'), false],
  ['account_number', number('12345678'), true],
  ['account_number', text('0012345678'), false],
  ['rt', number('7'), false],
  ['storeName', number('1.5'), false],
])('digits that a spreadsheet removed are detected: %s %j: %s', (field, cell, hasLost) =>
  expect(hasLostDigits(field, cell)).toBe(hasLost),
);

it.each<[ImportedField, string, string]>([
  ['address', 'Jl. Mawar No. 5/7, Bandung', 'Jl. Mawar No. 5 7 Bandung'],
  ['fullName', "Ni'mah S.E.", 'Nimah SE'],
  ['storeDesc', 'Sayur dan buah', 'Sayur dan buah'],
  ['storeName', '123', '123'],
  ['email', 'a,b@contoh.id', 'a,b@contoh.id'],
])(
  "'Rapikan' changes only a text that breaks the rule of its field: %s %s becomes %s",
  (field, before, after) => expect(tidied(field, before)).toBe(after),
);

const guess = (...head: string[]) => guessColumns(head, seller.fields);

describe('columns are guessed', () => {
  it('by the labels of the form, in any order', () => {
    const labels = importedFields.map((field) => seller.fields[field]).toReversed();
    const expected = importedFields.map((field, index) => [field, importedFields.length - 1 - index]);
    expect(guess(...labels)).toEqual(Object.fromEntries(expected));
  });

  it.each([
    ['No. HP *', 'phoneNumber'],
    ['NAMA PEMILIK', 'fullName'],
    ['No. KTP', 'nikNumber'],
    ['Kab./Kota', 'city'],
    ['Desa', 'urbanVillage'],
    ['KODEPOS', 'postal_code'],
    ['Bank', 'bank_name'],
    ['Atas Nama', 'account_ownership'],
    ['E-mail', 'email'],
    ['Scan KTP', 'ktpImage'],
  ])('%s means %s', (head, field) => expect(guess(head)).toEqual({ [field]: 0 }));

  it('by a known name inside a longer header, with the longest known name first', () => {
    expect(guess('Alamat lengkap', 'Alamat Toko (lengkap)', 'Nomor Rekening Bank', 'Nama Bank')).toEqual({
      address: 0,
      storeAddress: 1,
      account_number: 2,
      bank_name: 3,
    });
  });

  it.each(['RT/RW', 'RT / RW', 'No. RT/RW', 'RT dan RW', 'RW/RT'])('%s means both RT and RW', (head) => {
    expect(guess(head)).toEqual({ rt: 0, rw: 0 });
    expect(guess(head, 'RT', 'RW')).toEqual({ rt: 1, rw: 2 });
  });

  it('not at all if no name matches', () => {
    expect(guess('Nama', '', 'Warna', 'Tanggal')).toEqual({ fullName: 0 });
  });

  it.each([
    ['fullName', ['Nama', 'Nama']],
    ['account_number', ['Nomor Rekening', 'Nomor Rekening']],
    ['storeName', ['Nama Toko 1', 'Nama Toko 2']],
  ] as const)('not for %s, if the columns %s fit equally well', (field, head) => {
    expect(guess('Kota', ...head)).toEqual({ city: 0 });
    expect([...doubtfulColumns(['Kota', ...head], seller.fields)]).toEqual([[field, [1, 2]]]);
  });

  it('by the label of the form before other names', () => {
    expect(guess('WA', 'Nomor Telephone', 'Nomor HP')).toEqual({ phoneNumber: 1 });
    expect(doubtfulColumns(['WA', 'Nomor Telephone'], seller.fields).size).toBe(0);
  });
});
