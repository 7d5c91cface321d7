import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../src/rules/cleanText';
import { mask } from '../../src/rules/mask';
import { padNeighbourhood } from '../../src/rules/padNeighbourhood';
import { plainTextPattern } from '../../src/rules/patterns';

describe('a pasted address is cleaned of what the pattern refuses (reading 18)', () => {
  it.each([
    ['Jl. Melati No. 5', 'Jl. Melati No. 5', []],
    ['Jl. Melati No. 5/7, Blok C-2', 'Jl. Melati No. 5 7 Blok C 2', ['/', ',', '-']],
    ['12 Jl. Melati', 'Jl. Melati', ['12']],
    ['Jl. Melati\nDepan masjid', 'Jl. Melati Depan masjid', []],
    ['Café Melati (pusat)', 'Cafe Melati pusat', ['(', ')']],
    ['Murah, meriah, mudah!', 'Murah meriah mudah', [',', '!']],
    ['Segar & manis 🍊.', 'Segar manis.', ['&', '🍊']],
    ['12345', '', ['12345']],
    ['', '', []],
  ])('%j becomes %j without %j', (typed, text, removed) =>
    expect(cleanText(typed)).toEqual({ text, removed }),
  );

  it('always leaves what the rule accepts, or nothing, and changes nothing a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const { text } = cleanText(typed);
        expect(text === '' || plainTextPattern.test(text)).toBe(true);
        expect(cleanText(text)).toEqual({ text, removed: [] });
      }),
    );
  });

  it('removes nothing from what the rule accepts', () => {
    fc.assert(
      fc.property(fc.stringMatching(plainTextPattern), (typed) => {
        expect(cleanText(typed).removed).toEqual([]);
      }),
    );
  });
});

describe('a masked number', () => {
  it.each([
    ['3273056010900009', '••••••••••••0009'],
    ['12345', '•2345'],
    ['1234', '••••'],
    ['1', '•'],
    ['', ''],
  ])('%j is shown as %j', (value, shown) => expect(mask(value)).toBe(shown));
});

describe('an RT or RW number', () => {
  it.each([
    ['7', '007'],
    [' 12 ', '012'],
    ['007', '007'],
    ['1234', '1234'],
    ['1a', '1a'],
    ['', ''],
  ])('%j is stored as %j', (typed, stored) => expect(padNeighbourhood(typed)).toBe(stored));
});
