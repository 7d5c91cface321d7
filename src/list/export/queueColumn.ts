import { useListContext } from 'ra-core';
import { isQueue, type ListOrder } from '../../domain/queue';
import { useFilterValues } from '../filter/listFilter';
import type { ExportColumn } from './exportColumn';

/** The state of a list that determines its default columns. */
export type QueueTab = { isWaiting: boolean; sortedBy: string };

/** Returns the tab of the current list: whether it is the queue, and its sort field. */
export const useQueueTab = ({ queue }: ListOrder): QueueTab => ({
  isWaiting: isQueue(queue, useFilterValues()),
  sortedBy: useListContext().sort.field,
});

/**
 * Returns the props of a column that is shown only in the queue, or only in the other tabs, unless the list is sorted by it.
 * 'Kolom' stores a choice as a toggle of the default, so a column with another default than in other tabs has another id.
 */
export const queueColumn = (
  { isWaiting, sortedBy }: QueueTab,
  source: string,
  place: 'queue' | 'other tabs',
) => {
  const isUsual = place === 'other tabs';
  const isShown = sortedBy === source || isUsual !== isWaiting;
  const suffix = isWaiting ? 'queue' : 'sorted';
  return { id: isShown === isUsual ? source : `${source}.${suffix}`, source, hiddenAtFirst: !isShown };
};

/** Returns the same column for the export. */
export const exportedQueueColumn = (...column: Parameters<typeof queueColumn>): ExportColumn => {
  const { id, ...exported } = queueColumn(...column);
  return { ...exported, column: id };
};
