import { type CountedList, useCounts } from './counts';

/** The lists of work that waits for staff (docs/areas.md), the most urgent first. */
export const pendingLists: readonly CountedList[] = [
  { name: 'topUps', resource: 'top-up', filter: { status: 'MENUNGGU_VERIFIKASI' } },
  { name: 'complaints', resource: 'orders', filter: { status: 'KOMPLAIN' } },
  { name: 'drivers', resource: 'member-list/driver', filter: { status: 'MENUNGGU_VERIFIKASI' } },
  { name: 'products', resource: 'product-list', filter: { status: 'DITINJAU' } },
  { name: 'sellers', resource: 'member-list/seller', filter: { is_active: false } },
];

/** Returns the amount of waiting work in each area that the person may open, in one call. */
export const usePendingCounts = () => useCounts(pendingLists);

/** Milliseconds between two counts of the waiting work. */
const recountMs = 45_000;

/** Inactive sellers do not wait for a decision. */
const useQueueCounts = (lists = pendingLists) =>
  useCounts(lists, recountMs).filter(({ list }) => list.name !== 'sellers');

/**
 * Returns the number of records that wait for a decision, by resource. Counted again every 45 seconds while the page is
 * visible, when it becomes visible again, and after every action.
 * @param isNeeded without it, nothing is requested, and the map is empty
 */
export const useQueues = (isNeeded: boolean): ReadonlyMap<string, number> =>
  new Map(
    useQueueCounts(isNeeded ? pendingLists : []).map(({ list, query }) => [list.resource, query.data ?? 0]),
  );

/** Returns the `status` in which a record of this resource waits for a decision; undefined if it never does. */
export const waitingState = (resource: string): string | undefined => {
  const status = pendingLists.find((list) => list.resource === resource)?.filter.status;
  return typeof status === 'string' ? status : undefined;
};

/**
 * Returns the next queue after that of `resource` in which something waits and which the person may see; null if all others
 * are empty, and undefined while that is not known and if the person may see no other.
 */
export const useNextQueue = (resource: string) => {
  const queues = useQueueCounts();
  const own = queues.findIndex(({ list }) => list.resource === resource);
  const others = [...queues.slice(own + 1), ...queues.slice(0, Math.max(own, 0))];
  const next = others.find(({ query }) => (query.data ?? 0) > 0);
  const areEmpty = others.length > 0 && others.every(({ query }) => query.data === 0);
  return next ?? (areEmpty ? null : undefined);
};

/**
 * Returns the count of one area, with the filter of its waiting records; undefined if its records never wait, or if the
 * person may not see them.
 */
export const useQueueCount = (resource: string) =>
  useQueueCounts().find(({ list }) => list.resource === resource);
