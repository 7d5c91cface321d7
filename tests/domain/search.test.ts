import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPersonalNumber, searchFor, searchText } from '../../src/domain/search';

const finds = (typed: string, ...values: unknown[]) => searchFor(typed)(searchText(values));

describe('a search', () => {
  it.each([
    ['0812', '6281234567890'],
    ['0812-3456-7890', '6281234567890'],
    ['+62 812-3456', '6281234567890'],
    ['(0062) 812 3456 7890', '6281234567890'],
    ['b1234xyz', 'B 1234 XYZ'],
    ['D-99-AB', 'D 99 AB'],
    ['budi  santoso', 'Budi Santoso'],
    ['  café ', 'Kedai CAFE Melati'],
    ['\u200bAgus\u200b Tanjung', 'Agus Tanjung'],
    ['Rp1.004.348', 1004348],
    ['rp 1.004.348,00', 1004348],
    ['Rp 1.004.348,--', 1004348],
    ['Rp. 1.004.348.–', 1004348],
    ['1.004.348', 1004348],
    ['348', 348],
    ['INV 20261120 0001', 'INV/20261120/0001'],
    ['siti@contoh.id', 'Siti@Contoh.id'],
  ])('for “%s” finds “%s”', (typed, value) => expect(finds(typed, 'lain', value)).toBe(true));

  it.each([
    ['0812', '6213812000000'],
    ['Rp1.004.348', 21004348],
    ['budisantoso', 'Budi Santoso'],
    ['toko a b', 'Toko Ab'],
    ['1234xyzz', 'B 1234 XYZ'],
  ])('for “%s” does not find “%s”', (typed, value) => expect(finds(typed, value)).toBe(false));

  it('does not combine two values', () => {
    expect(finds('mawar budi', 'Toko Mawar', 'Budi')).toBe(false);
    expect(finds('12 34', '12', '34')).toBe(false);
  });

  it('finds a NIK or an account number only by all of its digits', () => {
    const text = searchText(['Budi']);
    const nik = '3273056010900009';
    expect(searchFor(nik)(text, [nik])).toBe(true);
    expect(searchFor('3273 0560 1090 0009')(text, [nik])).toBe(true);
    expect(searchFor('327305601090000')(text, [nik])).toBe(false);
    expect(searchFor('')(text, [''])).toBe(true);
  });

  it('finds a NIK or an account number that is typed with a word', () => {
    const text = searchText(['Sari']);
    for (const typed of ['NIK 3673011409820001', 'nik: 3673 0114 0982 0001', 'Budi 3673011409820001'])
      expect(searchFor(typed)(text, ['3673011409820001'])).toBe(true);
    expect(searchFor('rek. 365729524358175')(text, ['3673011409820001', '365729524358175'])).toBe(true);
    expect(searchFor('rek. 365729524358175')(text, ['3657295243581754'])).toBe(false);
    expect(searchFor('KRM365729524358175')(text, ['365729524358175'])).toBe(false);
  });

  it('finds every value by its own text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (value, others) => {
        expect(finds(value, ...others, value)).toBe(true);
        expect(finds(value.slice(0, 3), ...others, value.slice(0, 3))).toBe(true);
      }),
    );
  });

  it('finds every value by each part of it, in small and in capital letters', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', 'c', 'é', 'É', '0', '9', ' ', '-', '.', '/') });
    fc.assert(
      fc.property(text, fc.nat(9), fc.nat(9), (value, start, length) => {
        const part = value.slice(start, start + length);
        for (const typed of [part, part.toUpperCase(), part.toLowerCase()])
          expect(finds(typed, 'lain', value)).toBe(true);
      }),
    );
  });
});

describe('a NIK or an account number, which must not be in an address,', () => {
  it.each([
    '3273056010900009',
    '3273 0560 1090 0009',
    '12345',
    '0123456789',
    '99-8877-6655',
    '1234567.890',
    'nik: 3273 0560 1090 0009',
    'Budi 3273056010900009',
    'BCA 0123456789',
    "'3273056010900009",
    '(3273056010900009)',
    '3273056010900009,',
    '3273/0560/1090/0009',
    '\u202a3273056010900009\u202c',
    'NIK: 3273.0560.1090.0009',
  ])('may be in “%s”', (typed) => expect(isPersonalNumber(typed)).toBe(true));
  it.each([
    '1234',
    '20261120/0001',
    '1.004.348,00',
    '081234567890',
    '+62 812-3456-7890',
    'Rp1.004.348',
    '',
    '12345678901234567',
    'Budi 081234567890',
    'Rp 1004348000',
    'Budi +62 812-3456-7890',
    '+62 2112345678',
    'INV 20261120 0001',
    'KRM2611180040001',
    'Jl. Melati No. 12',
  ])('is not in “%s”', (typed) => expect(isPersonalNumber(typed)).toBe(false));
});
