import { describe, expect, it } from 'vitest';
import { readRegionNames } from '../../../../mocks/regions/regionFiles';
import { matchRegion, provincesPartedFrom } from '../../../../src/areas/seller/import/regionNames';
import type { RegionLevel } from '../../../../src/dataProvider/wire';
import { region } from '../sellers';

/** The regions of Indonesia as the embedded API has them, by the code of their parent. */
const regionsOf = (level: RegionLevel) =>
  new Map(
    [...readRegionNames(level)].map(([parent, names]) => [
      parent,
      names.map(([id, name]) => region(id, name)),
    ]),
  );
const provinces = regionsOf('province').get('') ?? [];
const cities = regionsOf('city');

const provinceOf = (typed: string): string | undefined =>
  matchRegion('province', typed, provinces).region?.name;
const citiesOf = (province: string) =>
  cities.get(provinces.find(({ name }) => name === province)?.id ?? '') ?? [];
const cityOf = (typed: string, province: string): string | undefined =>
  matchRegion('city', typed, citiesOf(province)).region?.name;

/** Provinces, with the ways in which tables write them. */
const provinceNames: readonly (readonly [name: string, ...others: string[]])[] = [
  ['Aceh', 'N.A.D.', 'Nanggroe Aceh Darussalam', 'D.I. Aceh'],
  ['Sumatera Utara', 'Sumut', 'Sumatra Utara', 'Prov. Sumatera Utara', 'Provinsi Sumut'],
  ['Kepulauan Bangka Belitung', 'Babel', 'Bangka-Belitung', 'Kep. Bangka Belitung'],
  ['Kepulauan Riau', 'Kepri', 'KEP RIAU', 'Riau Kepulauan'],
  ['DKI Jakarta', 'D.K.I. Jakarta', 'Jakarta', 'Daerah Khusus Ibu Kota Jakarta', 'DKJ'],
  ['Jawa Barat', 'JAWA-BARAT', 'Djawa Barat', 'Prop. Jabar'],
  ['Daerah Istimewa Yogyakarta', 'D.I.Y.', 'D. I. YOGYAKARTA', 'DI Yogyakarta', 'Jogja', 'Prov. DIY'],
  ['Jawa Timur', 'JAWATIMUR'],
  ['Sumatera Barat', 'Sumbar'],
  ['Sumatera Selatan', 'Sumsel'],
  ['Jawa Tengah', 'Jateng'],
  ['Nusa Tenggara Barat', 'NTB'],
  ['Nusa Tenggara Timur', 'NTT'],
  ['Kalimantan Barat', 'Kalbar'],
  ['Kalimantan Tengah', 'Kalteng'],
  ['Kalimantan Selatan', 'Kalsel'],
  ['Kalimantan Timur', 'Kaltim'],
  ['Kalimantan Utara', 'Kaltara'],
  ['Sulawesi Utara', 'Sulut'],
  ['Sulawesi Tengah', 'Sulteng'],
  ['Sulawesi Selatan', 'Sulsel'],
  ['Sulawesi Tenggara', 'Sultra'],
  ['Sulawesi Barat', 'Sulbar'],
  ['Maluku Utara', 'Malut'],
  ['Papua', 'PAPUA', 'Irian Jaya'],
  ['Papua Barat', 'Irian Jaya Barat'],
];

describe('a province', () => {
  it.each(provinceNames)('%s is known by its other names', (...names) => {
    for (const typed of names) expect(provinceOf(typed), typed).toBe(names[0]);
  });

  it.each(['Jawa', 'Sumatera', 'Kalimantan', 'Nusa Tenggara', 'Kepulauan', 'Barat', 'Atlantis'])(
    '%s is asked for',
    (typed) => expect(provinceOf(typed)).toBeUndefined(),
  );
});

describe('a city or regency', () => {
  it.each([
    ['Jawa Barat', 'KAB. BOGOR', 'Kabupaten Bogor'],
    ['Jawa Barat', 'Bogor (Kab.)', 'Kabupaten Bogor'],
    ['Jawa Barat', 'Kodya Bogor', 'Kota Bogor'],
    ['Jawa Barat', 'KOTAMADYA BOGOR', 'Kota Bogor'],
    ['Jawa Barat', 'Depok', 'Kota Depok'],
    ['DKI Jakarta', 'Kota Adm. Jakarta Selatan', 'Kota Administrasi Jakarta Selatan'],
    ['DKI Jakarta', 'Adm. Jakarta Selatan', 'Kota Administrasi Jakarta Selatan'],
    ['DKI Jakarta', 'Jaksel', 'Kota Administrasi Jakarta Selatan'],
    ['DKI Jakarta', 'KABUPATEN ADM. KEP. SERIBU', 'Kabupaten Administrasi Kepulauan Seribu'],
    ['DKI Jakarta', 'Kepulauan Seribu', 'Kabupaten Administrasi Kepulauan Seribu'],
    ['Sumatera Utara', 'KABUPATEN LABUHAN BATU', 'Kabupaten Labuhanbatu'],
    ['Sumatera Utara', 'KABUPATEN TOBA SAMOSIR', 'Kabupaten Toba'],
    ['Sumatera Utara', 'KOTA PADANGSIDIMPUAN', 'Kota Padang Sidempuan'],
    ['Sumatera Barat', 'Lima Puluh Kota', 'Kabupaten Lima Puluh Kota'],
    ['Riau', 'KABUPATEN S I A K', 'Kabupaten Siak'],
    ['Daerah Istimewa Yogyakarta', 'Kota Jogja', 'Kota Yogyakarta'],
    ['Jawa Tengah', 'Solo', 'Kota Surakarta'],
    ['Banten', 'Kota Tangsel', 'Kota Tangerang Selatan'],
    ['Kalimantan Barat', 'KABUPATEN PONTIANAK', 'Kabupaten Mempawah'],
    ['Kalimantan Barat', 'KOTA PONTIANAK', 'Kota Pontianak'],
    ['Kalimantan Selatan', 'Kota Baru', 'Kabupaten Kotabaru'],
    ['Kalimantan Timur', 'KABUPATEN MAHAKAM HULU', 'Kabupaten Mahakam Ulu'],
    ['Sulawesi Utara', 'KOTA KOTAMOBAGU', 'Kota Kotamobagu'],
    ['Sulawesi Utara', 'KABUPATEN SIAU TAGULANDANG BIARO', 'Kabupaten Kepulauan Siau Tagulandang Biaro'],
    ['Sulawesi Selatan', 'KABUPATEN SELAYAR', 'Kabupaten Kepulauan Selayar'],
    ['Sulawesi Selatan', 'Ujung Pandang', 'Kota Makassar'],
    ['Sulawesi Barat', 'KABUPATEN MAMUJU UTARA', 'Kabupaten Pasangkayu'],
    ['Maluku', 'KABUPATEN MALUKU TENGGARA BARAT', 'Kabupaten Kepulauan Tanimbar'],
  ])('of %s: %s is %s', (province, typed, name) => expect(cityOf(typed, province)).toBe(name));

  it.each([
    ['Jawa Barat', 'Bogor'],
    ['Jawa Barat', 'BANDUNG'],
    ['Jawa Barat', 'Kota Garut'],
    ['Jawa Barat', 'Kabupaten Depok'],
    ['Jawa Barat', 'Kota/Kabupaten Bogor'],
    ['Jawa Barat', 'Kota'],
  ])('of %s: %s is asked for', (province, typed) => expect(cityOf(typed, province)).toBeUndefined());
});

/** Ways in which a table writes names of the region service. */
const ways: readonly ((name: string) => string)[] = [
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase().replace(/^kabupaten (administrasi )?/, 'kab. '),
  (name) => name.toUpperCase().replace('KABUPATEN', 'KAB').replace(' ADMINISTRASI', ' ADM.'),
  (name) => name.replace(/[-'’]/g, ' '),
  (name) => name.replace(/[-'’/.]/g, '').replace(/(?<!^Kabupaten|^Kota) /g, ''),
  (name) => ` ${name.replaceAll(' ', '\u00A0')} `,
];

it.each(['province', 'city', 'district', 'village'] as const)(
  'every region on the level of a %s, written as the statistics office and people write it, leads to itself, or is asked for where others there have the same name',
  (level) => {
    const letters = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
    const asked: string[] = [];
    for (const siblings of regionsOf(level).values())
      for (const { id, name } of siblings)
        for (const way of level === 'village' ? ways.slice(0, 1) : ways) {
          const { region: found } = matchRegion(level, way(name), siblings);
          if (found) {
            if (found.id !== id) throw new Error(`“${way(name)}” leads to ${found.name} and not to ${name}`);
          } else
            asked.push(
              `${way(name)}, ${siblings.map((other) => letters(other.name)).filter((other) => other === letters(name)).length}`,
            );
        }
    expect(asked.filter((text) => text.endsWith(', 1'))).toEqual([]);
  },
  60_000,
);

it.each([
  ['Papua', ['Papua Barat', 'Papua Selatan', 'Papua Tengah', 'Papua Pegunungan', 'Papua Barat Daya']],
  ['Papua Barat', ['Papua Barat Daya']],
  ['Kalimantan Timur', ['Kalimantan Utara']],
  ['Riau', ['Kepulauan Riau']],
  ['Jawa Barat', ['Banten']],
  ['Jawa Tengah', []],
])('a regency that a table lists under the province of before, %s, is sought in %s', (name, today) => {
  const before = provinces.find((province) => province.name === name);
  if (!before) throw new Error(name);
  expect(provincesPartedFrom(before, provinces).map((province) => province.name)).toEqual(today);
});

const villages = ['Suka Maju', 'Sukajadi', 'Pasirkaliki'].map((name) => region(name, name));

it.each([
  ['Kel. Sukamaju', 'Suka Maju'],
  ['Pasir Kaliki', 'Pasirkaliki'],
  ['Sukajadí', 'Sukajadi'],
])('a village is known by its name: %s', (typed, name) => {
  expect(matchRegion('village', typed, villages).region?.name).toBe(name);
});

describe('a user has to choose', () => {
  const choices = (...[level, typed, regions]: Parameters<typeof matchRegion>): string[] => {
    const { region: found, options } = matchRegion(level, typed, regions);
    return found ? [] : options.map(({ name }) => name);
  };

  it('between a city and a regency of the same name, with all others listed below', () => {
    const [first, second, third, ...others] = choices('city', 'Bandung', citiesOf('Jawa Barat'));
    expect([first, second, third]).toEqual(['Kabupaten Bandung', 'Kota Bandung', 'Kabupaten Bandung Barat']);
    expect(others).toHaveLength(citiesOf('Jawa Barat').length - 3);
  });

  it('if no region of the named kind (Kota or Kabupaten), or none at all, has this name', () => {
    expect(choices('city', 'Kota Garut', citiesOf('Jawa Barat'))[0]).toBe('Kabupaten Garut');
    expect(choices('village', 'Atlantis', villages)).toEqual(['Suka Maju', 'Sukajadi', 'Pasirkaliki']);
  });
});
