import { type CountedList, useCounts } from '../dataProvider/counts';

/** Work that waits for staff (docs/areas.md), the most pressing first. */
export const pendingLists: readonly CountedList[] = [
  { name: 'topUps', resource: 'top-up', filter: { status: 'MENUNGGU_VERIFIKASI' } },
  { name: 'complaints', resource: 'orders', filter: { status: 'KOMPLAIN' } },
  { name: 'drivers', resource: 'member-list/driver', filter: { status: 'MENUNGGU_VERIFIKASI' } },
  { name: 'products', resource: 'product-list', filter: { status: 'DITINJAU' } },
  { name: 'sellers', resource: 'member-list/seller', filter: { is_active: false } },
];

/** How much work waits in each area that the person may open, in one call. */
export const usePendingCounts = () => useCounts(pendingLists);

/** Milliseconds between two counts of the work that waits. */
const recountMs = 45_000;

/** Inactive sellers wait for no decision. */
const useQueueCounts = () => useCounts(pendingLists, recountMs).filter(({ list }) => list.name !== 'sellers');

/**
 * How many records of each area wait for a decision, by resource: counted again every 45 seconds while the page is visible,
 * when it becomes visible again, and after every action.
 */
export const useQueues = (): ReadonlyMap<string, number> =>
  new Map(useQueueCounts().map(({ list, query }) => [list.resource, query.data ?? 0]));

/**
 * The same count of one area, with the filter of what waits; undefined where nothing can wait, or the person may not see it.
 */
export const useQueueCount = (resource: string) =>
  useQueueCounts().find(({ list }) => list.resource === resource);
