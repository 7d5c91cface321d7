import type { Region, RegionLevel } from '../../src/dataProvider/wire';

/** The source of Indonesia's regions: CSV files in Node, small JSON files in the browser. Ids are Kemendagri codes. */
export type RegionSource = {
  /** Returns the regions of `level` below `parentId` (ignored for provinces), in the order of their codes. */
  below: (level: RegionLevel, parentId: string) => Promise<Region[]>;
};

/**
 * Returns the ancestor codes from province down, including the code itself: '32.73.02.1004' → ['32', '32.73', '32.73.02',
 * '32.73.02.1004'].
 */
export const ancestry = (code: string): string[] => {
  const parts = code.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
};

export const levels = ['province', 'city', 'district', 'village'] as const satisfies RegionLevel[];

const parentOf = (code: string): string => code.slice(0, Math.max(0, code.lastIndexOf('.')));

/** Finds a region by its code; undefined if it does not exist. */
export const findRegion = async (source: RegionSource, code: string): Promise<Region | undefined> => {
  const level = levels[code.split('.').length - 1];
  return level && (await source.below(level, parentOf(code))).find(({ id }) => id === code);
};
