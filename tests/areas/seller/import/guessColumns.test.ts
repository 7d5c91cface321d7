import { describe, expect, it } from 'vitest';
import { seller } from '../../../../i18n/areas/seller';
import { guessColumns } from '../../../../src/areas/seller/import/guessColumns';
import { importedFields } from '../../../../src/areas/seller/import/importedFields';

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

  it('only once for each field, and not at all if no name matches', () => {
    expect(guess('Nama', 'Nama', '', 'Warna', 'Tanggal')).toEqual({ fullName: 0 });
  });
});
