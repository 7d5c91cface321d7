import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isStoredAsNumber,
  normalisePhone,
  padNeighbourhood,
  readDigits,
  readPlainDigits,
} from '../../src/domain/digits';

describe('digits', () => {
  it.each([
    ['of a program, with zeros after the decimal sign', '628121000011.0', '628121000011'],
    ['with two such zeros', '1234567890.00', '1234567890'],
    ['with six such zeros', '1234567890.000000', '1234567890'],
    ['with a decimal comma', '1234567890,0', '1234567890'],
    ['of an amount in Indonesian', '1.234.567.890,00', '1234567890'],
    ['of an amount with no-break spaces', '1\u00a0234\u00a0567\u00a0890.00', '1234567890'],
    ['behind an apostrophe', "'3273056010900009", '3273056010900009'],
    ['behind an apostrophe of a phone', '’0012345678', '0012345678'],
    ['between apostrophes', '‘0012345678’', '0012345678'],
    ['behind a grave accent', '`0012345678', '0012345678'],
    ['of a program, behind the plus of a phone', '+628121000011.0', '+628121000011'],
    ['of a program, in groups with dashes', '0812-1000-011.0', '08121000011'],
    ['of a program, in groups, with a decimal comma', '1234-5678-90,0', '1234567890'],
    ['in groups of a NIK with zeros', '3273.0560.1090.0000', '3273056010900000'],
    ['in groups of a NIK', '3273.0560.1090.0009', '3273056010900009'],
    ['in groups with blanks', ' 3273 0560 1090 0009 ', '3273056010900009'],
    ['with invisible characters', '\u200b3273056010900009\u202c', '3273056010900009'],
    ['in thousands with dots', '1.234.567.890', '1234567890'],
    ['with one dot and a leading zero, which no number has', '0812.3456789', '08123456789'],
    ['with one dot and blanks that are no thousands', '3273 0560 1090.0009', '3273056010900009'],
  ])('%s are read: %j', (_, written, digits) => {
    expect(readDigits(written)).toBe(digits);
    expect(isStoredAsNumber(written)).toBe(false);
  });

  it.each([
    '812.3456789',
    '812,3456789',
    '0.5',
    '.5',
    '1234567890.50',
    '-1234567890',
    '-7.0',
    '−7',
    '6,28121E+12',
    '1e5',
    '2.5E-3',
    '1,234,567,890',
    '1,234,567,890.00',
    '1.234.567.890,5',
    '1 234 567.5',
    '2026-11-20',
    '0012345678.5',
    '012345678.25',
    '+628121000011.5',
    '0812-1000-011.5',
    '12345678.00.0',
    '001.23.00012.0',
  ])('%j is a number or a date of a spreadsheet, stays as it is and is refused', (written) => {
    expect(isStoredAsNumber(written)).toBe(true);
    expect(readDigits(written)).toBe(written);
    expect(readPlainDigits(written)).toBe(written);
    expect(normalisePhone(written)).toBe(written);
    expect(padNeighbourhood(written)).toBe(written);
  });

  it.each(['٣٢٧٣', '３２７３', '12a', '12/34', ''])('%j is left for the rule of its field', (written) => {
    expect(readDigits(written)).toBe(written);
    expect(isStoredAsNumber(written)).toBe(false);
  });
});

const pieces = fc.constantFrom(
  ...'0|00|000|62|812|3273|7|1|.|.0|,|,0| |\u00a0|-|–|−|+'.split('|'),
  ...["'", '’', '‘', '`', 'E', 'e+', '(', ')', '\u200b', '/', 'a', '٣', '３', '\n'],
);
const written = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.double().map(String),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const digitsIn = (text: string): string => text.replace(/[^0-9]/g, '');
/** Those before its one decimal sign, if only zeros follow it; where several signs leave it open, all digits of the text too. */
const seenIn = (text: string): string[] => {
  const [, before, sign] = /^(.*)([.,])0+[^0-9]*$/su.exec(text.replace(/\p{Cf}/gu, '')) ?? [];
  if (before === undefined || !/\d/.test(before)) return [digitsIn(text)];
  const isOnlySign = !before.includes(',') && (sign === ',' || !before.includes('.'));
  return isOnlySign ? [digitsIn(before)] : [digitsIn(text), digitsIn(before)];
};

describe('of any text', () => {
  it('only the digits are read that are in it, all of them but zeros after the decimal sign, and in their order', () => {
    fc.assert(
      fc.property(written, (text) => {
        for (const read of [readDigits(text), readPlainDigits(text)])
          if (read !== text) expect(seenIn(text)).toContain(digitsIn(read));
      }),
      { numRuns: 2000 },
    );
  });

  it('a phone number has only these digits too, but for 62 in the place of what is before them', () => {
    fc.assert(
      fc.property(written, (text) => {
        if (normalisePhone(text) === text) return;
        const stored = digitsIn(normalisePhone(text));
        const rest = stored.replace(/^62/, '');
        const isPrefix = (before: string): boolean => /^(0|62)*$/.test(before);
        expect(
          seenIn(text.replace(/[()]/g, '')).some(
            (seen) => seen.endsWith(rest) && isPrefix(seen.slice(0, seen.length - rest.length)),
          ),
        ).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('an RT has only these digits too, but for zeros before them', () => {
    fc.assert(
      fc.property(written, (text) => {
        if (padNeighbourhood(text) === text.trim()) return;
        const stored = digitsIn(padNeighbourhood(text));
        expect(seenIn(text).some((seen) => seen === stored || seen.padStart(3, '0') === stored)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('what was read does not change a second time', () => {
    fc.assert(
      fc.property(written, (text) => {
        for (const read of [readDigits, readPlainDigits, normalisePhone, padNeighbourhood])
          expect(read(read(text))).toBe(read(text));
      }),
      { numRuns: 2000 },
    );
  });
});
