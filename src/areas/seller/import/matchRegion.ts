import { matchSorter } from 'match-sorter';
import type { Region } from '../../../dataProvider/wire';
import { plainName } from './plainName';

/** Words that are usually shortened are written out. */
const plain = (name: string): string =>
  plainName(name)
    .replace(/^(kab|kabupaten)(?= )/, 'kabupaten')
    .replace(/^(kota administrasi|kota adm)(?= )/, 'kota')
    .replace(/^di(?= yogyakarta$)/, 'daerah istimewa')
    .replace(/^(provinsi|prov|propinsi|kecamatan|kec|kelurahan|kel|desa)(?= )/, '')
    .trim();

/** Without what kind of region it is, and without the spaces that people put or forget. */
const bare = (name: string): string =>
  plain(name)
    .replace(/^(kota|kabupaten|daerah khusus ibukota|dki|daerah istimewa)(?= )/, '')
    .replaceAll(' ', '');

/** `namesakes`: how many have the very name that was typed. */
type Match = { region: Region } | { candidates: readonly Region[]; namesakes: number };

/**
 * The region that a name means, by its whole name or else by the name without its kind, where only one has it. Otherwise all
 * regions to choose from, the most similar first: 'Bandung' is a city and a regency, and a person has to say which.
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
