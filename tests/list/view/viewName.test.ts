import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanViewName, viewNameFault } from '../../../src/list/view/SavedViews';

const forty = 'Pesanan besar dari Bandung yang menunggu';

describe('the name of a view', () => {
  it.each([
    ['Menunggu', [], undefined],
    ['x', [], undefined],
    [forty, [], undefined],
    [`${forty}!`, [], 'tooLong'],
    ['', [], 'missing'],
    ['menunggu', ['Menunggu'], 'taken'],
    ['MENUNGGU', ['Besar', 'Menunggu'], 'taken'],
    ['Menunggu 2', ['Menunggu'], undefined],
    ['__proto__', ['constructor'], undefined],
    ['🛒'.repeat(40), [], undefined],
    ['🛒'.repeat(41), [], 'tooLong'],
  ])('%j beside %j: %s', (name, others, fault) => {
    expect(viewNameFault(name, others)).toBe(fault);
  });

  it.each([
    ['  Menunggu   lama \n', 'Menunggu lama'],
    ['\u202EMenunggu\u202C', 'Menunggu'],
    ['Menung\u200Bgu\u0000', 'Menunggu'],
    ['Cafe\u0301', 'Caf\u00E9'],
    [' \u200F\t ', ''],
    ['<b>Besar</b>', '<b>Besar</b>'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanViewName(typed)).toBe(kept);
  });

  it('has no control characters or extra spaces after it was cleaned, for any typed text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const name = cleanViewName(typed);
        expect(cleanViewName(name)).toBe(name);
        expect(name).not.toMatch(/[\u0000-\u001F\u200B-\u200F\u202A-\u202E\u2066-\u2069]|^ | {2}| $/);
      }),
    );
  });
});
