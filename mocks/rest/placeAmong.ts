import type { Table } from '../storage/table';
import type { RestRecord } from './restRecord';

type Placed = RestRecord & { order: number };

/**
 * Renumbers the siblings from 1 without a gap, except that `place` stays free for a record. Returns that place, limited to
 * the number of siblings plus 1; the caller writes the record itself.
 * @param siblings the others, without the record
 */
export const placeAmong = <T extends Placed>(
  table: Table<T>,
  siblings: readonly T[],
  place: number,
): number => {
  const own = Math.min(Math.max(1, place), siblings.length + 1);
  siblings
    .toSorted((a, b) => a.order - b.order)
    .forEach((sibling, index) => {
      const order = index + 1 < own ? index + 1 : index + 2;
      if (sibling.order !== order) table.put({ ...sibling, order });
    });
  return own;
};

/** Closes the gap that a removed record leaves. @param siblings the remaining records */
export const closeGap = <T extends Placed>(table: Table<T>, siblings: readonly T[]): void => {
  placeAmong(table, siblings, siblings.length + 1);
};
