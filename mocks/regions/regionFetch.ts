import type { RegionLevel } from '../../src/dataProvider/wire';
import { type RegionName, regionOf } from './regionName';
import type { RegionSource } from './regionSource';

/**
 * Regions for the browser worker, from small JSON files that the demo build writes (demo.ts): one with all provinces, one
 * per province with its cities and districts, and one per city with its villages.
 */

/** The content of a region file: regions by the code of their parent. */
export type RegionFile = Record<string, readonly RegionName[]>;

/** Returns the name, without extension, of the file with the regions of `level` below `parentId`. */
export const regionFileOf = (level: RegionLevel, parentId: string): string => {
  if (level === 'province') return 'provinces';
  return parentId
    .split('.')
    .slice(0, level === 'village' ? 2 : 1)
    .join('.');
};

/** Reads regions from JSON files. @param folder URL of the files, without a trailing slash */
export const regionFetch = (folder: string): RegionSource => {
  /** The files that have arrived; a failed read is tried again by the next request. */
  const files = new Map<string, RegionFile>();
  const read = async (name: string): Promise<RegionFile> => {
    const response = await fetch(`${folder}/${encodeURIComponent(name)}.json`);
    if (!response.ok && response.status !== 404) throw new Error(`${response.url}: ${response.status}`);
    // A static host may respond to an unknown name with an HTML page.
    const isFile = response.ok && response.headers.get('Content-Type')?.includes('json');
    if (!isFile) return {};
    const file = (await response.json()) as RegionFile;
    files.set(name, file);
    return file;
  };
  return {
    below: async (level, parentId) => {
      const name = regionFileOf(level, parentId);
      const file = files.get(name) ?? (await read(name));
      return (file[level === 'province' ? '' : parentId] ?? []).map(regionOf);
    },
  };
};
