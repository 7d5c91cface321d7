import {
  type Identifier,
  type ListParams,
  type RaRecord,
  useGetList,
  useGetOne,
  useLocation,
  useNavigate,
  useStore,
  useStoreContext,
} from 'ra-core';
import { useEffect, useState } from 'react';
import { limits } from '../../config';
import { listParamsKey, pageSizeKey, wholeRecord } from '../../dataProvider/keys';
import { isTotalUnknown } from '../../dataProvider/rows';
import { isAddressable } from '../../domain/address';
import { isQueue, type ListOrder } from '../../domain/queue';

/** By the history state: the page's list was filtered to exactly the queue. */
export const useWasQueue = (): boolean =>
  (useLocation().state as { isQueue?: boolean } | null)?.isQueue ?? false;

/** As the user left the list. The store loses it on a reload, so the history state says that it was the queue. */
const useStoredListParams = (resource: string, { sort, queue }: ListOrder) => {
  const [pageSize] = useStore<number>(pageSizeKey(resource), limits.defaultPageSize);
  const { getItem } = useStoreContext();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const key = listParamsKey(resource);
  const wasQueue = useWasQueue();
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
    navigate({ pathname, search }, { replace: true, state: { isQueue: isQueueAlone } });
  }, [isQueueAlone, wasQueue, navigate, pathname, search]);
  // So that the link back to the list opens the queue too.
  const isRestored = isQueueAlone && getItem(key) === undefined;
  useEffect(() => {
    if (isRestored) setParams(params);
  }, [isRestored, params, setParams]);

  return [params, setParams] as const;
};

/** How far a record is searched that is not on the current page. */
const searchDepth = 1000;

/** Since the page was opened, with their former place among the rows. */
export type Decided = ReadonlyMap<Identifier, number>;

/**
 * The row of the list's page that shows the record. If it has left the page, for example by a decision, the row that moved up has
 * this index. Null if this page never showed it.
 */
type Place = { index: number; hasLeft: boolean } | null;

const usePlace = (rows: readonly RaRecord[], id: Identifier, decided: Decided): Place => {
  const index = rows.findIndex((row) => row.id === id);
  const isListed = index >= 0;
  // Kept, because no row says where a record was.
  const [last, setLast] = useState({ id, index });
  if (last.id !== id || (isListed && last.index !== index)) setLast({ id, index });
  if (isListed) return { index, hasLeft: false };
  const before = last.id === id && last.index >= 0 ? last.index : decided.get(id);
  return before === undefined ? null : { index: before, hasLeft: true };
};

/** A record beside the shown one, and the page of the list that it is on. */
export type Neighbour = { id: Identifier; page: number };

const neighbourIn = (row: RaRecord | undefined, page: number): Neighbour | undefined =>
  row && { id: row.id, page };

/** In the list as the user left it. A decided record keeps its place there: the next is the row that moved up, or the first one. */
export const useNeighbours = (resource: string, id: Identifier, usualOrder: ListOrder, decided: Decided) => {
  const [params, setParams] = useStoredListParams(resource, usualOrder);
  const { page, perPage } = params;
  const pageOf = (number: number, size = perPage) => ({
    sort: { field: params.sort, order: params.order },
    filter: params.filter as unknown,
    pagination: { page: number, perPage: size },
  });
  const turnTo = (to: number): void => {
    if (to !== page) setParams({ ...params, page: to });
  };

  const shown = useGetList<RaRecord>(resource, pageOf(page));
  const { data: read = [], total: count = 0, isSuccess, isFetching } = shown;
  const rows = read.filter((row) => !decided.has(row.id));
  const total = count - (read.length - rows.length);
  const place = usePlace(rows, id, decided);

  // Turns the list to the page of a record that a link has opened.
  const isElsewhere = isSuccess && !isFetching && place === null;
  const { data: all = [] } = useGetList<RaRecord>(resource, pageOf(1, searchDepth), { enabled: isElsewhere });
  const found = isElsewhere ? all.findIndex((row) => row.id === id) : -1;
  useEffect(() => {
    if (found >= 0) turnTo(Math.floor(found / perPage) + 1);
  });

  // An id that cannot be part of a URL is skipped.
  const isWalkable = (row: RaRecord): boolean =>
    isAddressable(String(row.id)) && !decided.has(row.id) && row.id !== id;
  const hasLeft = isSuccess && place !== null && place.hasLeft;
  const rowBefore = rows.slice(0, place?.index ?? 0).findLast(isWalkable);
  const rowAfter = place
    ? rows.slice(place.hasLeft ? place.index : place.index + 1).find(isWalkable)
    : undefined;
  const isLast = page * perPage >= total;
  const pageAfter = isLast ? 1 : page + 1;
  const wantsBefore = place !== null && rowBefore === undefined && page > 1;
  const wantsAfter = place !== null && rowAfter === undefined && (!isLast || (hasLeft && total > 0));
  const { data: before = [] } = useGetList<RaRecord>(resource, pageOf(page - 1), { enabled: wantsBefore });
  const { data: after = [] } = useGetList<RaRecord>(resource, pageOf(pageAfter), { enabled: wantsAfter });
  const previous = wantsBefore
    ? neighbourIn(before.findLast(isWalkable), page - 1)
    : neighbourIn(rowBefore, page);
  const next = wantsAfter ? neighbourIn(after.find(isWalkable), pageAfter) : neighbourIn(rowAfter, page);
  useGetOne<RaRecord>(
    resource,
    { id: next?.id ?? '', meta: wholeRecord },
    { enabled: next !== undefined, retry: false },
  );

  return {
    isQueue: isQueue(usualOrder.queue, params.filter as { status?: unknown }),
    index: place?.index,
    previous,
    next,
    turnTo,
    /** The next is among the loaded rows of this page, or none will come. */
    isReady: rowAfter !== undefined || !isFetching,
    /** From 1, of the record or the one in its place; with decided records, like `total`, to show progress. */
    position: place ? decided.size + (page - 1) * perPage + place.index + 1 : undefined,
    total: isTotalUnknown(shown) ? undefined : decided.size + total,
    /** Left in the list after a decision took this one away. */
    remaining: hasLeft ? total : undefined,
  };
};
