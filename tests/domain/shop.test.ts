import { describe, expect, it } from 'vitest';
import { matchesWords } from '../../src/domain/search';
import { shopText, shortCity } from '../../src/domain/shop';

describe('The text of a shop', () => {
  it.each([
    [
      { name: 'Kopi Bahagia', city: 'Kota Medan', phone: '6281234567002' },
      'Kopi Bahagia · Kota Medan · 6281234567002',
    ],
    [{ name: 'Kopi Bahagia', city: '', phone: '6281234567002' }, 'Kopi Bahagia · 6281234567002'],
    [{ name: 'Kopi Bahagia', city: null }, 'Kopi Bahagia'],
  ])('for %j is %s', (shop, text) => expect(shopText(shop)).toBe(text));
});

describe('A city where there is little room', () => {
  it.each([
    ['Kota Administrasi Jakarta Selatan', 'Jakarta Selatan'],
    ['Kota Bogor', 'Kota Bogor'],
    ['Kabupaten Bogor', 'Kabupaten Bogor'],
    ['Kabupaten Administrasi Kepulauan Seribu', 'Kabupaten Administrasi Kepulauan Seribu'],
    ['', ''],
  ])('%s is %s', (city, text) => expect(shortCity(city)).toBe(text));
});

describe('A search among shops', () => {
  const text = 'Kopi Bahagia · Kota Medan · 6281234567002';

  it.each(['', 'kopi', '  kota  medan ', '081234567002', '+62 812-3456-7002', '0812  3456 medan'])(
    'by “%s” finds the shop',
    (typed) => expect(matchesWords(text, typed)).toBe(true),
  );

  it.each(['teh', 'kopi bandung', '081234567001', '0812 7002'])('by “%s” does not find it', (typed) =>
    expect(matchesWords(text, typed)).toBe(false),
  );
});
