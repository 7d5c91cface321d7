import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Region, RegionLevel } from '../src/dataProvider/wire';
import { coordinatesOf } from './coordinates';
import type { RegionSource } from './regionSource';

/** Regions from the CSV files of idn-area-data (ODbL), each read once, when a level is first asked for. */

const files: Record<RegionLevel, string> = {
  province: 'provinces',
  city: 'regencies',
  district: 'districts',
  village: 'villages',
};

const unquoted = (text: string): string =>
  text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text;

type Name = [code: string, name: string];

/** Names by the code of their parent; a province's parent is ''. The code is a line's first field, the name its last. */
const readLevel = (level: RegionLevel): Map<string, Name[]> => {
  const path = createRequire(import.meta.url).resolve(`idn-area-data/data/${files[level]}.csv`);
  const byParent = new Map<string, Name[]>();
  for (const line of readFileSync(path, 'utf8').trim().split(/\r?\n/).slice(1)) {
    const code = line.slice(0, line.indexOf(','));
    const parent = code.slice(0, Math.max(0, code.lastIndexOf('.')));
    // Behind the code stands the parent's code, except for provinces.
    const name = unquoted(line.slice(code.length + 1 + (parent ? parent.length + 1 : 0)));
    const siblings = byParent.get(parent);
    if (siblings) siblings.push([code, name]);
    else byParent.set(parent, [[code, name]]);
  }
  return byParent;
};

export const regionFiles = (): RegionSource => {
  const read = new Map<RegionLevel, Map<string, Name[]>>();
  const namesOf = (level: RegionLevel): Map<string, Name[]> => {
    const known = read.get(level) ?? readLevel(level);
    read.set(level, known);
    return known;
  };
  const region = ([id, name]: Name): Region => ({ id, name, meta: coordinatesOf(id) });
  return {
    below: (level, parentId) =>
      Promise.resolve((namesOf(level).get(level === 'province' ? '' : parentId) ?? []).map(region)),
  };
};
