import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText } from '../../src/domain/visibleText';

describe('the visible text', () => {
  it.each([
    ['  Alat Renang ', 'Alat Renang'],
    ['Olahraga\u200b', 'Olahraga'],
    ['\ufeffSari\u00ad Wulandari\u2060', 'Sari Wulandari'],
    ['Toko \u202eiraS', 'Toko iraS'],
    ['a\u0000b\u0007c', 'abc'],
    ['baris satu\nbaris dua\tkolom', 'baris satu\nbaris dua\tkolom'],
    ['👩\u200d🌾 Tani ☀\ufe0f', '👩\u200d🌾 Tani ☀\ufe0f'],
    ['é नमस्ते 你好', 'é नमस्ते 你好'],
  ])('of %j is %j', (typed, text) => expect(visibleText(typed)).toBe(text));

  it.each([
    '',
    ' \n\t ',
    '\u200b',
    '\u200d\u200d',
    ' \ufe0f ',
    '\u3164\u115f',
    '\u2800',
    '\u202e\u202c',
    '\u{e0080}\0',
  ])('of %j is empty, because nothing can be seen', (typed) => expect(visibleText(typed)).toBe(''));

  it('does not change when it is taken again, and has no blanks around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (one, other) => {
        const text = visibleText(one + other);
        expect(visibleText(text)).toBe(text);
        expect(text.trim()).toBe(text);
      }),
    );
  });
});
