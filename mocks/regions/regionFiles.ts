import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RegionLevel } from '../../src/dataProvider/wire';
import { type RegionName, type RegionNames, regionOf } from './regionName';
import type { RegionSource } from './regionSource';

const files: Record<RegionLevel, string> = {
  province: 'provinces',
  city: 'regencies',
  district: 'districts',
  village: 'villages',
};

const unquoted = (text: string): string =>
  text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;

/** Converts a name in capitals (provinces, cities) to title case; the abbreviation DKI stays. */
const inTitleCase = (name: string): string =>
  name === name.toUpperCase()
    ? name
        .replace(/\p{L}+/gu, (word) => (word === 'DKI' ? word : word.charAt(0) + word.slice(1).toLowerCase()))
        .replace(' Dan ', ' dan ')
    : name;

/** Reads one of the CSV files of idn-area-data (ODbL). */
export const readRegionNames = (level: RegionLevel): RegionNames => {
  const path = createRequire(import.meta.url).resolve(`idn-area-data/data/${files[level]}.csv`);
  const byParent = new Map<string, RegionName[]>();
  for (const line of readFileSync(path, 'utf8').trim().split(/\r?\n/).slice(1)) {
    const code = line.slice(0, line.indexOf(','));
    const parent = code.slice(0, Math.max(0, code.lastIndexOf('.')));
    // The second column is the parent's code, except for provinces.
    const text = unquoted(line.slice(code.length + 1 + (parent ? parent.length + 1 : 0)));
    const name = level === 'province' || level === 'city' ? inTitleCase(text) : text;
    const siblings = byParent.get(parent);
    if (siblings) siblings.push([code, name]);
    else byParent.set(parent, [[code, name]]);
  }
  return byParent;
};

/** Provides regions from the CSV files; each file is read once, when its level is first requested. */
export const regionFiles = (): RegionSource => {
  const read = new Map<RegionLevel, RegionNames>();
  const namesOf = (level: RegionLevel): RegionNames => {
    const known = read.get(level) ?? readRegionNames(level);
    read.set(level, known);
    return known;
  };
  return {
    below: (level, parentId) =>
      Promise.resolve((namesOf(level).get(level === 'province' ? '' : parentId) ?? []).map(regionOf)),
  };
};
