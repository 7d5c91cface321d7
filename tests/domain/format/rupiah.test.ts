import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeOf, groupedFigures, parseRupiah, rupiah } from '../../../src/domain/format/rupiah';

it.each([
  [0, 'Rp0'],
  [1_250_000, 'Rp1.250.000'],
  [-5_000, '-Rp5.000'],
  [999_999_999_999, 'Rp999.999.999.999'],
])('writes %d as %s', (amount, text) => expect(rupiah(amount)).toBe(text));

it.each([
  ['1250000', 1_250_000],
  ['Rp1.250.000,00', 1_250_000],
  ['Rp. 1.250.000', 1_250_000],
  ['1250000.00', 1_250_000],
  ['1,250,000.00', 1_250_000],
  ['Rp 1,250', 1_250],
  ['007', 7],
  ['  12 500 ', 12_500],
  ['Rp50.000,-', 50_000],
  ['500,00', 500],
  ['5,-', 5],
  ['IDR 50000', 50_000],
  ['50rb', 50_000],
  ['50 ribu', 50_000],
  ['50K', 50_000],
  ['2,5rb', 2_500],
  ['1,5jt', 1_500_000],
  ['Rp 1.5 Juta', 1_500_000],
  ['1,25 juta', 1_250_000],
  ['2 miliar', 2_000_000_000],
  ['1 triliun', 1_000_000_000_000],
  ['', null],
  ['gratis', null],
  ['-50000', null],
  ['-Rp5.000', null],
  // What would be another number if some of its signs were left out.
  ['1250000.50', null],
  ['1,250,000.50', null],
  ['Rp 250,55', null],
  ['1.25', null],
  ['1,5', null],
  ['12,50', null],
  ['12 34', null],
  ['1.500,5', null],
  ['1.50.000', null],
  ['1.500 jt', null],
  ['1,250jt', null],
  ['2m', null],
  ['5 kg', null],
  ['1e6', null],
  ['50rb-100rb', null],
  ['50.000 - 100.000', null],
  ['50.000-100.000', null],
  ['1234567890123456', null],
  ['1000 triliun', null],
])('reads %j as %j', (typed, amount) => expect(parseRupiah(typed)).toBe(amount));

it('reads back every amount that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (amount) => {
      expect(parseRupiah(rupiah(amount))).toBe(amount);
      expect(parseRupiah(groupedFigures(amount))).toBe(amount);
    }),
  );
});

const pieces = fc.constantFrom(
  ...['Rp', ' ', '1', '5', '0', '00', '000', '250', '.', ',', '-', 'rb', 'jt', 'm', 'x'],
);
const texts = fc.oneof(
  fc.string(),
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
);

it('reads any text as a whole, exact amount with the digits of the text in their order, or as null', () => {
  fc.assert(
    fc.property(texts, (typed) => {
      const amount = parseRupiah(typed);
      if (amount === null) return;
      expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      // Zeros may be those of a word, or in the place of cents.
      const significant = (digits: string) => digits.replace(/\D/g, '').replace(/^0+|0+$/g, '');
      expect(significant(String(amount))).toBe(significant(typed));
    }),
    { numRuns: 3000 },
  );
});

it.each([
  [120, 100, { direction: 'up', percent: 20 }],
  [100, 120, { direction: 'down', percent: 16.7 }],
  [100, 100, { direction: 'same', percent: 0 }],
  [0, 0, { direction: 'same', percent: 0 }],
  [5, 0, { direction: 'new', percent: 0 }],
  [0, 5, { direction: 'down', percent: 100 }],
  // The change rounds to 0 %, so it counts as no change.
  [1_000_001, 1_000_000, { direction: 'same', percent: 0 }],
])('the change to %s from %s', (now, before, change) => expect(changeOf(now, before)).toEqual(change));
