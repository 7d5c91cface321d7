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

/** Every province, with the ways in which tables write it. */
const provinceNames: readonly (readonly [name: string, ...others: string[]])[] = [
  ['Aceh', 'ACEH', 'NAD', 'N.A.D.', 'Nanggroe Aceh Darussalam', 'Daerah Istimewa Aceh', 'D.I. Aceh'],
  ['Sumatera Utara', 'SUMATERA UTARA', 'Sumut', 'Sumatra Utara', 'Prov. Sumatera Utara', 'Provinsi Sumut'],
  ['Sumatera Barat', 'Sumbar', 'SUMATRA BARAT'],
  ['Riau', 'RIAU', 'Propinsi Riau'],
  ['Jambi', 'JAMBI', 'Djambi'],
  ['Sumatera Selatan', 'Sumsel', 'SUMATRA SELATAN'],
  ['Bengkulu', 'bengkulu'],
  ['Lampung', 'PROVINSI LAMPUNG'],
  [
    'Kepulauan Bangka Belitung',
    ...['Babel', 'Bangka Belitung', 'Bangka-Belitung', 'Kep. Bangka Belitung', 'KEP BABEL'],
  ],
  ['Kepulauan Riau', 'Kepri', 'Kep. Riau', 'KEP RIAU', 'KEPULAUAN RIAU', 'Riau Kepulauan'],
  [
    'DKI Jakarta',
    ...['DKI', 'D.K.I. Jakarta', 'Jakarta', 'Daerah Khusus Ibukota Jakarta', 'DKI JAKARTA RAYA'],
    ...['Daerah Khusus Ibu Kota Jakarta', 'Daerah Khusus Jakarta', 'DKJ'],
  ],
  ['Jawa Barat', 'Jabar', 'JAWA-BARAT', 'Djawa Barat', 'Prop. Jabar'],
  ['Jawa Tengah', 'Jateng', 'JAWA TENGAH'],
  [
    'Daerah Istimewa Yogyakarta',
    ...['DIY', 'D.I.Y.', 'D.I. Yogyakarta', 'D. I. YOGYAKARTA', 'DI Yogyakarta', 'Yogyakarta', 'Jogja'],
    ...['D.I. Jogjakarta', 'Yogya', 'DAERAH ISTIMEWA JOGJAKARTA', 'Prov. DIY'],
  ],
  ['Jawa Timur', 'Jatim', 'JAWATIMUR'],
  ['Banten', 'BANTEN'],
  ['Bali', 'bali'],
  ['Nusa Tenggara Barat', 'NTB', 'N.T.B.', 'Nusatenggara Barat'],
  ['Nusa Tenggara Timur', 'NTT', 'NUSA TENGGARA TIMUR'],
  ['Kalimantan Barat', 'Kalbar'],
  ['Kalimantan Tengah', 'Kalteng'],
  ['Kalimantan Selatan', 'Kalsel'],
  ['Kalimantan Timur', 'Kaltim'],
  ['Kalimantan Utara', 'Kaltara'],
  ['Sulawesi Utara', 'Sulut'],
  ['Sulawesi Tengah', 'Sulteng'],
  ['Sulawesi Selatan', 'Sulsel'],
  ['Sulawesi Tenggara', 'Sultra'],
  ['Gorontalo', 'GORONTALO'],
  ['Sulawesi Barat', 'Sulbar'],
  ['Maluku', 'MALUKU'],
  ['Maluku Utara', 'Malut'],
  ['Papua', 'PAPUA', 'Irian Jaya'],
  ['Papua Barat', 'PAPUA BARAT', 'Irian Jaya Barat'],
  ['Papua Selatan', 'PAPUA SELATAN'],
  ['Papua Tengah', 'PAPUA TENGAH'],
  ['Papua Pegunungan', 'PAPUA PEGUNUNGAN'],
  ['Papua Barat Daya', 'PAPUA BARAT DAYA'],
];

describe('a province', () => {
  it('is named in the table of this test, every one', () => {
    expect(provinceNames.map(([name]) => name)).toEqual(provinces.map(({ name }) => name));
  });

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
    ['Jawa Barat', 'KABUPATEN BOGOR', 'Kabupaten Bogor'],
    ['Jawa Barat', 'KAB. BOGOR', 'Kabupaten Bogor'],
    ['Jawa Barat', 'Kab Bogor', 'Kabupaten Bogor'],
    ['Jawa Barat', 'Bogor (Kab.)', 'Kabupaten Bogor'],
    ['Jawa Barat', 'Kota Bogor', 'Kota Bogor'],
    ['Jawa Barat', 'Kodya Bogor', 'Kota Bogor'],
    ['Jawa Barat', 'KOTAMADYA BOGOR', 'Kota Bogor'],
    ['Jawa Barat', 'Depok', 'Kota Depok'],
    ['DKI Jakarta', 'KOTA JAKARTA SELATAN', 'Kota Administrasi Jakarta Selatan'],
    ['DKI Jakarta', 'Kota Adm. Jakarta Selatan', 'Kota Administrasi Jakarta Selatan'],
    ['DKI Jakarta', 'Adm. Jakarta Selatan', 'Kota Administrasi Jakarta Selatan'],
    ['DKI Jakarta', 'Jaksel', 'Kota Administrasi Jakarta Selatan'],
    ['DKI Jakarta', 'KABUPATEN ADM. KEP. SERIBU', 'Kabupaten Administrasi Kepulauan Seribu'],
    ['DKI Jakarta', 'KABUPATEN KEPULAUAN SERIBU', 'Kabupaten Administrasi Kepulauan Seribu'],
    ['DKI Jakarta', 'Kab. Adm Kepulauan Seribu', 'Kabupaten Administrasi Kepulauan Seribu'],
    ['DKI Jakarta', 'Kepulauan Seribu', 'Kabupaten Administrasi Kepulauan Seribu'],
    ['Sumatera Utara', 'KABUPATEN LABUHAN BATU', 'Kabupaten Labuhanbatu'],
    ['Sumatera Utara', 'KABUPATEN LABUHAN BATU UTARA', 'Kabupaten Labuhanbatu Utara'],
    ['Sumatera Utara', 'KABUPATEN TOBA SAMOSIR', 'Kabupaten Toba'],
    ['Sumatera Utara', 'KOTA PEMATANG SIANTAR', 'Kota Pematangsiantar'],
    ['Sumatera Utara', 'KOTA PADANGSIDIMPUAN', 'Kota Padang Sidempuan'],
    ['Sumatera Barat', 'KABUPATEN LIMA PULUH KOTA', 'Kabupaten Lima Puluh Kota'],
    ['Sumatera Barat', 'Lima Puluh Kota', 'Kabupaten Lima Puluh Kota'],
    ['Sumatera Barat', 'KOTA SAWAH LUNTO', 'Kota Sawahlunto'],
    ['Riau', 'KABUPATEN S I A K', 'Kabupaten Siak'],
    ['Riau', 'KOTA D U M A I', 'Kota Dumai'],
    ['Daerah Istimewa Yogyakarta', 'KABUPATEN GUNUNG KIDUL', 'Kabupaten Gunungkidul'],
    ['Daerah Istimewa Yogyakarta', 'Kulonprogo', 'Kabupaten Kulon Progo'],
    ['Daerah Istimewa Yogyakarta', 'Kota Jogja', 'Kota Yogyakarta'],
    ['Jawa Tengah', 'Solo', 'Kota Surakarta'],
    ['Banten', 'Kota Tangsel', 'Kota Tangerang Selatan'],
    ['Kalimantan Barat', 'KABUPATEN PONTIANAK', 'Kabupaten Mempawah'],
    ['Kalimantan Barat', 'KOTA PONTIANAK', 'Kota Pontianak'],
    ['Kalimantan Selatan', 'KABUPATEN KOTA BARU', 'Kabupaten Kotabaru'],
    ['Kalimantan Selatan', 'Kota Baru', 'Kabupaten Kotabaru'],
    ['Kalimantan Timur', 'KABUPATEN MAHAKAM HULU', 'Kabupaten Mahakam Ulu'],
    ['Kalimantan Tengah', 'Kota Palangka Raya', 'Kota Palangkaraya'],
    ['Sulawesi Utara', 'KOTA KOTAMOBAGU', 'Kota Kotamobagu'],
    ['Sulawesi Utara', 'Kotamobagu', 'Kota Kotamobagu'],
    ['Sulawesi Utara', 'KABUPATEN SIAU TAGULANDANG BIARO', 'Kabupaten Kepulauan Siau Tagulandang Biaro'],
    ['Sulawesi Selatan', 'KOTA PARE-PARE', 'Kota Parepare'],
    ['Sulawesi Selatan', 'KABUPATEN SELAYAR', 'Kabupaten Kepulauan Selayar'],
    ['Sulawesi Selatan', 'Ujung Pandang', 'Kota Makassar'],
    ['Sulawesi Tengah', 'KABUPATEN TOLI-TOLI', 'Kabupaten Toli Toli'],
    ['Sulawesi Barat', 'KABUPATEN MAMUJU UTARA', 'Kabupaten Pasangkayu'],
    ['Maluku', 'KABUPATEN MALUKU TENGGARA BARAT', 'Kabupaten Kepulauan Tanimbar'],
    ['Papua Barat', 'KABUPATEN FAKFAK', 'Kabupaten Fak Fak'],
  ])('of %s: %s is %s', (province, typed, name) => expect(cityOf(typed, province)).toBe(name));

  it.each([
    ['Jawa Barat', 'Bogor'],
    ['Jawa Barat', 'BANDUNG'],
    ['Jawa Timur', 'Malang'],
    ['Jawa Tengah', 'Semarang'],
    ['Papua', 'Jayapura'],
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
  ['Papua Tengah', []],
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
