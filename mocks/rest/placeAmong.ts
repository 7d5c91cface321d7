import type { Table } from '../storage/table';
import type { RestRecord } from './restRecord';

type Placed = RestRecord & { order: number };

/**
 * Makes room for a record at `place` among its siblings, which are numbered from 1 without a gap, and answers with the
 * place it gets: within their number. The record itself is the caller's to put.
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

/** Closes the gap that a record leaves. @param siblings those who stay */
export const closeGap = <T extends Placed>(table: Table<T>, siblings: readonly T[]): void => {
  placeAmong(table, siblings, siblings.length + 1);
};
