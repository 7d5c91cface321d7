import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, isFit } from '../../src/domain/cleanText';
import { mask } from '../../src/domain/format/mask';
import { accountOwnershipPattern, fullNamePattern, plainTextPattern } from '../../src/domain/patterns';

describe('a pasted address or shop name is cleaned of what the pattern refuses', () => {
  it.each([
    ['Jl. Melati No. 5', 'Jl. Melati No. 5', []],
    ['Jl. Melati No. 5/7, Blok C-2', 'Jl. Melati No. 5 7 Blok C 2', ['/', ',', '-']],
    ['12 Jl. Melati', 'Jl. Melati', ['12']],
    ['Jl. Melati\nDepan masjid', 'Jl. Melati Depan masjid', []],
    ['Café Melati (pusat)', 'Cafe Melati pusat', ['(', ')']],
    ['Segar & manis 🍊.', 'Segar manis.', ['&', '🍊']],
    ["Ni'mah Collection", 'Nimah Collection', ["'"]],
    ['12345', '', ['12345']],
    ['', '', []],
  ])('%j becomes %j without %j', (typed, text, removed) =>
    expect(cleanText(typed, 'plainText')).toEqual({ text, removed }),
  );
});

describe('a pasted name is cleaned of what the rule of names refuses', () => {
  it.each([
    ["Ni'mah Al-Habsyi, S.E.", 'Nimah Al Habsyi SE', ["'", '-', ',', '.']],
    ['Ni’mah Al‑Habsyi', 'Nimah Al Habsyi', ['’', '‑']],
    ['H. M. Yusuf, S.Pd., M.Si.', 'H M Yusuf SPd MSi', ['.', ',', '.,']],
    ['M.Ali Akbar', 'M Ali Akbar', ['.']],
  ])('%j becomes %j without %j', (typed, text, removed) => {
    expect(cleanText(typed, 'fullName')).toEqual({ text, removed });
    expect(cleanText(typed, 'accountOwnership')).toEqual({ text, removed });
  });

  it('the result is empty when it is too short: only an account owner may have three letters', () => {
    expect(cleanText('A.l.i.', 'fullName').text).toBe('');
    expect(cleanText('A.l.i.', 'accountOwnership').text).toBe('Ali');
    expect(cleanText('12345', 'accountOwnership').text).toBe('');
  });
});

describe.each([
  ['plainText', plainTextPattern],
  ['fullName', fullNamePattern],
  ['accountOwnership', accountOwnershipPattern],
] as const)('cleaning by the rule %s', (rule, pattern) => {
  it('always returns an accepted or an empty text, and changes nothing a second time', () => {
    const names = fc.string({
      unit: fc.constantFrom('a', 'S', 'E', 'é', ' ', "'", '’', '-', '.', ',', '/', '1', '&', '\n'),
    });
    fc.assert(
      fc.property(fc.oneof(names, fc.string({ unit: 'grapheme' })), (typed) => {
        const { text } = cleanText(typed, rule);
        expect(text === '' || pattern.test(text)).toBe(true);
        expect(cleanText(text, rule)).toEqual({ text, removed: [] });
      }),
    );
  });

  it('removes nothing from an accepted text', () => {
    fc.assert(
      fc.property(fc.stringMatching(pattern), (typed) => {
        expect(isFit(typed, rule)).toBe(true);
        expect(cleanText(typed.trim(), rule).removed).toEqual([]);
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
