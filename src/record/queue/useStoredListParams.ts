import { type ListParams, useLocation, useNavigate, useStore, useStoreContext } from 'ra-core';
import { useEffect } from 'react';
import { listParamsKey } from '../../dataProvider/storeKeys';
import { usePageSize } from '../../dataProvider/usePageSize';
import { isQueue, type ListOrder } from '../../domain/queue';

/** The history state of a record's page: `isQueue` is true if its list was filtered to exactly the queue. */
type HistoryState = { isQueue?: boolean };

/** Returns the history state of the current page, to pass on to the next record. */
export const useListHistoryState = (): HistoryState => {
  const { isQueue: wasQueue = false } = (useLocation().state ?? {}) as HistoryState;
  return { isQueue: wasQueue };
};

/**
 * Returns the list params (filter, search, order, page) as the user left the list, and their setter. react-admin's store
 * loses them on a reload, so the history state records that the list was the queue.
 */
export const useStoredListParams = (resource: string, { sort, queue }: ListOrder) => {
  const [pageSize] = usePageSize(resource);
  const { getItem } = useStoreContext();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const key = listParamsKey(resource);
  const { isQueue: wasQueue } = useListHistoryState();
  const order = wasQueue && queue ? queue.sort : sort;
  const [params, setParams] = useStore<ListParams>(key, {
    filter: wasQueue && queue ? { status: queue.state } : {},
    displayedFilters: {},
    sort: order.field,
    order: order.order,
    page: 1,
    perPage: pageSize,
  });

  const filter = params.filter as { status?: unknown };
  const isQueueAlone = isQueue(queue, filter) && Object.keys(filter).length === 1;
  useEffect(() => {
    if (isQueueAlone === wasQueue) return;
    const state: HistoryState = { isQueue: isQueueAlone };
    navigate({ pathname, search }, { replace: true, state });
  }, [isQueueAlone, wasQueue, navigate, pathname, search]);
  // Writes restored params to the store, so that the link back to the list opens the queue too.
  const isRestored = isQueueAlone && getItem(key) === undefined;
  useEffect(() => {
    if (isRestored) setParams(params);
  }, [isRestored, params, setParams]);

  return [params, setParams] as const;
};
