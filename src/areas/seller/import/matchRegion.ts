import { matchSorter } from 'match-sorter';
import type { Region } from '../../../dataProvider/wire';
import { plainName } from './plainName';

/** Normalises a name: expands abbreviations and drops the words for levels other than city and regency. */
const plain = (name: string): string =>
  plainName(name)
    .replace(/^(kab|kabupaten)(?= )/, 'kabupaten')
    .replace(/^(kota administrasi|kota adm)(?= )/, 'kota')
    .replace(/^di(?= yogyakarta$)/, 'daerah istimewa')
    .replace(/^(provinsi|prov|propinsi|kecamatan|kec|kelurahan|kel|desa)(?= )/, '')
    .trim();

/** Drops the kind of region and all spaces from a name. */
const bare = (name: string): string =>
  plain(name)
    .replace(/^(kota|kabupaten|daerah khusus ibukota|dki|daerah istimewa)(?= )/, '')
    .replaceAll(' ', '');

/** `namesakes` is the number of regions with exactly the typed name. */
type Match = { region: Region } | { candidates: readonly Region[]; namesakes: number };

/**
 * Returns the region with the given name, or with the same name without its kind if only one has it. Otherwise returns all
 * regions as candidates, the most similar first: 'Bandung' is a city and a regency, so the user must choose.
 */
export const matchRegion = (typed: string, regions: readonly Region[]): Match => {
  const whole = regions.filter(({ name }) => plain(name) === plain(typed));
  if (whole.length === 1 && whole[0]) return { region: whole[0] };
  const alike = regions.filter(({ name }) => bare(name) === bare(typed));
  const saysKind = /^(kota|kabupaten) /.test(plain(typed));
  if (alike.length === 1 && alike[0] && !saysKind) return { region: alike[0] };
  const namesakes = saysKind ? whole.length : alike.length;
  const similar = matchSorter(regions, bare(typed), { keys: [({ name }) => bare(name)] });
  return { candidates: [...new Set([...whole, ...alike, ...similar, ...regions])], namesakes };
};
