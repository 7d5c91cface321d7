import { matchSorter } from 'match-sorter';
import type { Region, RegionLevel } from '../../../dataProvider/wire';
import { plainName } from '../../../domain/cleanText';

/** By today's name without its kind: abbreviations, old spellings and earlier names, in lower case and without punctuation. */
const otherProvinceNames: Readonly<Record<string, string>> = {
  aceh: 'nad, nanggroe aceh darussalam, nangroe aceh darussalam, daerah istimewa aceh, di aceh',
  'sumatera utara': 'sumut',
  'sumatera barat': 'sumbar',
  'sumatera selatan': 'sumsel',
  'kepulauan riau': 'kepri, riau kepulauan',
  'kepulauan bangka belitung': 'babel, kepulauan babel, bangka belitung',
  jambi: 'djambi',
  'dki jakarta':
    'dki, dkj, jakarta, jakarta raya, dki jakarta raya, daerah khusus ibukota jakarta, daerah khusus jakarta, djakarta',
  'jawa barat': 'jabar, djawa barat',
  'jawa tengah': 'jateng, djawa tengah',
  'jawa timur': 'jatim, djawa timur',
  'di yogyakarta':
    'diy, yogyakarta, jogjakarta, yogya, jogja, di jogjakarta, di jogja, daerah istimewa yogyakarta, daerah istimewa jogjakarta, djogjakarta',
  'nusa tenggara barat': 'ntb',
  'nusa tenggara timur': 'ntt',
  'kalimantan barat': 'kalbar',
  'kalimantan tengah': 'kalteng',
  'kalimantan selatan': 'kalsel',
  'kalimantan timur': 'kaltim',
  'kalimantan utara': 'kaltara, kalut',
  'sulawesi utara': 'sulut',
  'sulawesi tengah': 'sulteng',
  'sulawesi selatan': 'sulsel',
  'sulawesi tenggara': 'sultra',
  'sulawesi barat': 'sulbar',
  'maluku utara': 'malut',
  papua: 'irian jaya, irian, irja',
  'papua barat': 'irian jaya barat, irjabar, pabar',
  'papua selatan': 'papsel',
  'papua tengah': 'papteng',
  'papua pegunungan': 'papeg, pegunungan papua',
  'papua barat daya': 'pbd, pabarda',
};

/** A name that only a regency or only a city had says so. */
const otherCityNames: Readonly<Record<string, string>> = {
  'jakarta pusat': 'jakpus',
  'jakarta utara': 'jakut',
  'jakarta barat': 'jakbar',
  'jakarta selatan': 'jaksel',
  'jakarta timur': 'jaktim',
  'tangerang selatan': 'tangsel',
  'bandung barat': 'kbb',
  yogyakarta: 'jogjakarta, yogya, jogja',
  surakarta: 'solo',
  makassar: 'makasar, ujung pandang',
  toba: 'toba samosir, tobasa',
  'humbang hasundutan': 'humbahas',
  'serdang bedagai': 'sergai',
  'mandailing natal': 'madina',
  'labuhanbatu utara': 'labura',
  'labuhanbatu selatan': 'labusel',
  'padang lawas utara': 'paluta',
  'padang sidempuan': 'padang sidimpuan',
  'pakpak bharat': 'pakpak barat, phakpak barat',
  sijunjung: 'sawahlunto sijunjung',
  'lima puluh kota': '50 kota, lima puluh koto',
  'kuantan singingi': 'kuansing',
  'indragiri hulu': 'inhu',
  'indragiri hilir': 'inhil',
  'rokan hulu': 'rohul',
  'rokan hilir': 'rohil',
  'tanjung jabung barat': 'tanjabbar, tanjab barat',
  'tanjung jabung timur': 'tanjabtim, tanjab timur',
  'ogan komering ulu': 'oku',
  'ogan komering ulu timur': 'oku timur',
  'ogan komering ulu selatan': 'oku selatan',
  'ogan komering ilir': 'oki',
  'penukal abab lematang ilir': 'pali',
  'musi banyuasin': 'muba',
  'musi rawas utara': 'muratara',
  kepahiang: 'kepahyang',
  bintan: 'kabupaten kepulauan riau',
  'timor tengah selatan': 'tts',
  'timor tengah utara': 'ttu',
  mempawah: 'kabupaten pontianak',
  'kotawaringin barat': 'kobar',
  'kotawaringin timur': 'kotim',
  'hulu sungai selatan': 'hss',
  'hulu sungai tengah': 'hst',
  'hulu sungai utara': 'hsu',
  paser: 'pasir',
  'penajam paser utara': 'penajam pasir utara, ppu',
  'kutai kartanegara': 'kukar',
  'kutai barat': 'kubar',
  'kutai timur': 'kutim',
  'mahakam ulu': 'mahakam hulu',
  'bolaang mongondow': 'bolmong',
  'bolaang mongondow utara': 'bolmut',
  'bolaang mongondow timur': 'boltim',
  'bolaang mongondow selatan': 'bolsel',
  'minahasa utara': 'minut',
  'minahasa selatan': 'minsel',
  'minahasa tenggara': 'mitra',
  'kepulauan siau tagulandang biaro': 'sitaro',
  'banggai kepulauan': 'bangkep',
  'parigi moutong': 'parigi mautong, parimo',
  'tojo una una': 'touna',
  'pangkajene dan kepulauan': 'pangkajene kepulauan, pangkep',
  'sidenreng rappang': 'sidrap',
  'tana toraja': 'tanah toraja, tator',
  'konawe selatan': 'konsel',
  'konawe utara': 'konut',
  'konawe kepulauan': 'konkep',
  pohuwato: 'pahuwato',
  'polewali mandar': 'polewali mamasa, polman',
  pasangkayu: 'mamuju utara',
  'kepulauan tanimbar': 'maluku tenggara barat, mtb',
  'maluku barat daya': 'mbd',
  'seram bagian barat': 'sbb',
  'seram bagian timur': 'sbt',
  'tidore kepulauan': 'tidore',
  'kepulauan yapen': 'yapen waropen',
};

/** The provinces that were once part of a province, and whose regencies many tables still list under it. */
const partedProvinces: Readonly<Record<string, readonly string[]>> = {
  papua: ['papua selatan', 'papua tengah', 'papua pegunungan', 'papua barat', 'papua barat daya'],
  'papua barat': ['papua barat daya'],
  'kalimantan timur': ['kalimantan utara'],
  'sulawesi selatan': ['sulawesi barat'],
  'sulawesi utara': ['gorontalo'],
  maluku: ['maluku utara'],
  'jawa barat': ['banten'],
  'sumatera selatan': ['kepulauan bangka belitung'],
  riau: ['kepulauan riau'],
};

const numerals = (names: string): Readonly<Record<string, string>> =>
  Object.fromEntries(names.split(', ').map((name, index) => [name, String(index + 1)]));

/** Abbreviations and spellings of single words, in names of regions and in tables alike. */
const words: Readonly<Record<string, string>> = {
  kab: 'kabupaten',
  kodya: 'kota',
  kotamadya: 'kota',
  kotip: 'kota',
  kotif: 'kota',
  kep: 'kepulauan',
  p: 'pulau',
  pp: 'pulau pulau',
  sumatra: 'sumatera',
  sei: 'sungai',
  tj: 'tanjung',
  tg: 'tanjung',
  tjg: 'tanjung',
  gn: 'gunung',
  kp: 'kampung',
  tlk: 'teluk',
  psr: 'pasar',
  mns: 'meunasah',
  perk: 'perkebunan',
  ...numerals('satu, dua, tiga, empat, lima, enam, tujuh, delapan, sembilan, sepuluh'),
  ...numerals('i, ii, iii, iv, v, vi, vii, viii, ix, x'),
};

const levelWords: Readonly<Record<RegionLevel, RegExp>> = {
  province: /^(provinsi|propinsi|prov|prop)(?= )/,
  city: /(?<=^|^kota |^kabupaten )(administrasi|administratif|adm|madya) /,
  district: /^(kecamatan|kec|distrik|kapanewon|kemantren)(?= )/,
  village: /^(kelurahan|kel|desa|ds|kalurahan|gampong|nagari)(?= )/,
};

/** A city and a regency may have the same name; this word tells them apart. */
const kindBefore = /^(?<kind>kota|kabupaten) (?<rest>.+)$/;
const kindBehind = /^(?<rest>.+) (?<kind>kota|kabupaten)$/;

const expanded = (name: string): string =>
  plainName(name)
    // Joins letters that stand alone: `D. I. Yogyakarta`, `S I A K`.
    .replace(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, '')
    .split(' ')
    .map((word) => words[word] ?? word)
    .join(' ');

/** Spaces are written or left out at will: `Labuhan Batu`, `Labuhanbatu`. */
const joined = (name: string): string => name.replaceAll(' ', '');

const todaysNames = (names: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(names).flatMap(([today, others]) =>
      others.split(', ').map((other) => [joined(other), joined(today)] as const),
    ),
  );
const todaysProvinces = todaysNames(otherProvinceNames);
const todaysCities = todaysNames(otherCityNames);

type Name = {
  /** As it is written, without case and punctuation. */
  plain: string;
  /** With the kind, without abbreviations and spaces. */
  whole: string;
  /** 'kota' or 'kabupaten'; '' if the name does not say it, and on the other levels. */
  kind: string;
  /** The name of today without its kind and without spaces. */
  core: string;
};

const nameOf = (level: RegionLevel, text: string): Name => {
  const name = expanded(text).replace(levelWords[level], '').trim();
  const written = { plain: plainName(text), whole: joined(name) };
  if (level !== 'city')
    return { ...written, kind: '', core: todaysProvinces.get(written.whole) ?? written.whole };
  const { kind = '', rest = name } = (kindBefore.exec(name) ?? kindBehind.exec(name))?.groups ?? {};
  const core = todaysCities.get(written.whole) ?? todaysCities.get(joined(rest)) ?? joined(rest);
  return { ...written, kind, core };
};

/** Islands are often named without saying so: `Selayar` is `Kepulauan Selayar`. */
const withoutIslands = (core: string): string => core.replace(/^(kepulauan|pulau)/, '');

/** A table may leave the kind out, but `Kota Bogor` is never `Kabupaten Bogor`. */
const mayBeOfKind = (typed: Name, region: Name): boolean =>
  typed.kind === '' || region.kind === '' || typed.kind === region.kind;

/** The strictest first. */
const ways: readonly ((typed: Name, region: Name, level: RegionLevel) => boolean)[] = [
  (typed, region) => typed.plain === region.plain,
  (typed, region) => joined(typed.plain) === joined(region.plain),
  (typed, region) => typed.core === region.core && mayBeOfKind(typed, region),
  // A name that begins with 'kota', such as 'Kotabaru', may be written in two words.
  (typed, region, level) => level === 'city' && typed.whole === region.core,
  (typed, region, level) =>
    level === 'city' &&
    withoutIslands(typed.core) === withoutIslands(region.core) &&
    mayBeOfKind(typed, region),
];

type NamedRegion = Name & { region: Region };

/** A table asks the same list for every row. */
const readLists = new WeakMap<readonly Region[], readonly NamedRegion[]>();

const namesOf = (level: RegionLevel, regions: readonly Region[]): readonly NamedRegion[] => {
  const known =
    readLists.get(regions) ?? regions.map((region) => ({ region, ...nameOf(level, region.name) }));
  readLists.set(regions, known);
  return known;
};

type Match = {
  /** Undefined if none or several have the typed name. */
  region?: Region | undefined;
  /** Those that a person may choose instead; of an unknown region, the most similar names first. */
  options: readonly Region[];
  /** The number of regions with the typed name. */
  namesakes: number;
};

/** As written today, abbreviated, as the statistics office (BPS) spells it, or before a renaming; a person chooses of several. */
export const matchRegion = (level: RegionLevel, text: string, regions: readonly Region[]): Match => {
  const typed = nameOf(level, text);
  const named = namesOf(level, regions);
  const way = ways.find((isSame) => named.some((name) => isSame(typed, name, level)));
  const found = way ? named.filter((name) => way(typed, name, level)) : [];
  if (found.length === 1) return { region: found[0]?.region, options: regions, namesakes: 1 };
  const similar = matchSorter(named, typed.core, { keys: ['core'] });
  const options = [...found, ...similar, ...named].map(({ region }) => region);
  return { options: [...new Set(options)], namesakes: found.length };
};

export const provincesPartedFrom = (province: Region, provinces: readonly Region[]): readonly Region[] => {
  const coreOf = (name: string): string => nameOf('province', name).core;
  const parted = Object.entries(partedProvinces).find(([name]) => coreOf(name) === coreOf(province.name));
  const cores = new Set(parted?.[1].map(coreOf));
  return provinces.filter(({ name }) => cores.has(coreOf(name)));
};
