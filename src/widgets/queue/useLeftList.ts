import { type ListParams, useLocation, useNavigate, useStore, useStoreContext } from 'ra-core';
import { useEffect } from 'react';
import { listParamsKey } from '../../dataProvider/storeKeys';
import { usePageSize } from '../../dataProvider/usePageSize';
import { isQueue, type ListOrder } from '../../domain/queue';

/** What the browser's history keeps with a record's page: whether the list behind it was the queue and nothing else. */
type Kept = { isQueue?: boolean };

/** What the history keeps with the page on screen, to pass on to the next record. */
export const useKeptList = (): Kept => {
  const { isQueue: wasQueue = false } = (useLocation().state ?? {}) as Kept;
  return { isQueue: wasQueue };
};

/**
 * The list as staff left it: filter, search, order and page. react-admin's store holds it and ends with the page. That it was
 * the queue is kept in the browser's history as well, so that a page that is loaded again is still in its queue.
 */
export const useLeftList = (resource: string, { sort, queue }: ListOrder) => {
  const [pageSize] = usePageSize(resource);
  const { getItem } = useStoreContext();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const key = listParamsKey(resource);
  const { isQueue: wasQueue } = useKeptList();
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
    const kept: Kept = { isQueue: isQueueAlone };
    navigate({ pathname, search }, { replace: true, state: kept });
  }, [isQueueAlone, wasQueue, navigate, pathname, search]);
  // The way back to the list leads to the queue as well.
  const isRestored = isQueueAlone && getItem(key) === undefined;
  useEffect(() => {
    if (isRestored) setParams(params);
  }, [isRestored, params, setParams]);

  return [params, setParams] as const;
};
