import { describe, expect, it } from 'vitest';
import { seller } from '../../../../i18n/areas/seller';
import { doubtfulColumns, guessColumns, importedFields } from '../../../../src/areas/seller/import/columns';

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
    ['phoneNumber', ['No. HP', 'WA']],
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
