import { describe, expect, it } from 'vitest';
import { matchRegion } from '../../../../src/areas/seller/import/matchRegion';
import { region } from '../sellers';

const named = (...names: string[]) => names.map((name, index) => region(String(index), name));
const provinces = named('Jawa Barat', 'Jawa Tengah', 'DI Yogyakarta', 'DKI Jakarta', 'Papua', 'Papua Barat');
const cities = named(
  'Kabupaten Bandung',
  'Kabupaten Bandung Barat',
  'Kota Bandung',
  'Kota Cimahi',
  'Kabupaten Garut',
);
const villages = named('Suka Maju', 'Sukajadi', 'Pasirkaliki');

const levelOf = (regions: typeof provinces) =>
  regions === provinces ? 'province' : regions === cities ? 'city' : 'village';

const nameOf = (typed: string, regions: typeof provinces): string | undefined => {
  const match = matchRegion(levelOf(regions), typed, regions);
  return 'region' in match ? match.region.name : undefined;
};
const choices = (typed: string, regions: typeof provinces): string[] => {
  const match = matchRegion(levelOf(regions), typed, regions);
  return 'candidates' in match ? match.candidates.map(({ name }) => name) : [];
};

describe('a region is known by its name', () => {
  it.each([
    ['jawa barat', provinces, 'Jawa Barat'],
    ['Prov. Jawa  Barat', provinces, 'Jawa Barat'],
    ['Daerah Istimewa Yogyakarta', provinces, 'DI Yogyakarta'],
    ['Yogyakarta', provinces, 'DI Yogyakarta'],
    ['Jakarta', provinces, 'DKI Jakarta'],
    ['Papua', provinces, 'Papua'],
    ['KOTA BANDUNG', cities, 'Kota Bandung'],
    ['Kab. Bandung', cities, 'Kabupaten Bandung'],
    ['Cimahi', cities, 'Kota Cimahi'],
    ['Bandung Barat', cities, 'Kabupaten Bandung Barat'],
    ['Kel. Sukamaju', villages, 'Suka Maju'],
    ['Pasir Kaliki', villages, 'Pasirkaliki'],
    ['Sukajadí', villages, 'Sukajadi'],
  ])('%s', (typed, regions, name) => expect(nameOf(typed, regions)).toBe(name));
});

describe('a user has to choose', () => {
  it('between a city and a regency of the same name, with all others listed below', () => {
    expect(choices('Bandung', cities)).toEqual([
      ...['Kabupaten Bandung', 'Kota Bandung', 'Kabupaten Bandung Barat'],
      ...['Kota Cimahi', 'Kabupaten Garut'],
    ]);
  });

  it('if no region of the named kind (Kota or Kabupaten) has this name', () => {
    expect(choices('Kota Garut', cities)[0]).toBe('Kabupaten Garut');
  });

  it('if no region has this name', () => {
    expect(choices('Atlantis', villages)).toEqual(['Suka Maju', 'Sukajadi', 'Pasirkaliki']);
  });
});
