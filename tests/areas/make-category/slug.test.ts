import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugOf } from '../../../src/areas/make-category/categoryModel';
import { slugPattern } from '../../../src/areas/make-category/categoryWire';

it.each([
  ['Makanan & Minuman', 'makanan-minuman'],
  ['  Batik  Tulis ', 'batik-tulis'],
  ['Café 24', 'cafe-24'],
  ['Café Résumé', 'cafe-resume'],
  ['—', ''],
])('%s becomes %s', (name, slug) => expect(slugOf(name)).toBe(slug));

it('turns any name into a valid slug or an empty text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugOf(name);
      expect(slug === '' || slugPattern.test(slug)).toBe(true);
    }),
  );
});
