import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupedFigures, parseRupiah, rupiah } from '../../src/format/rupiah';

it.each([
  [0, 'Rp0'],
  [900, 'Rp900'],
  [1_250_000, 'Rp1.250.000'],
  [-5_000, '-Rp5.000'],
  [999_999_999_999, 'Rp999.999.999.999'],
])('writes %d as %s', (amount, text) => expect(rupiah(amount)).toBe(text));

it.each([
  ['Rp. 1.250.000', 1_250_000],
  ['1250000', 1_250_000],
  ['Rp1.250.000,00', 1_250_000],
  ['1250000.50', 1_250_000],
  ['1,250,000.50', 1_250_000],
  ['Rp 1,250', 1_250],
  ['1.25', 125],
  ['007', 7],
  ['  12 500 ', 12_500],
  ['', null],
  ['Rp.', null],
  ['gratis', null],
  ['-50000', null],
  ['-Rp5.000', null],
])('reads %j as %j', (typed, amount) => expect(parseRupiah(typed)).toBe(amount));

it('reads back every amount that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (amount) => {
      expect(parseRupiah(rupiah(amount))).toBe(amount);
      expect(parseRupiah(groupedFigures(amount))).toBe(amount);
    }),
  );
});

it('reads any text as a whole, exact amount or as null', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const amount = parseRupiah(typed);
      expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
    }),
  );
});
