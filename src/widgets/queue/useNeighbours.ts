import { type Identifier, type RaRecord, useGetList, useGetOne } from 'ra-core';
import { useEffect, useState } from 'react';
import { wholeRecord } from '../../dataProvider/queryKeys';
import { isAddressable } from '../../domain/address';
import { isQueue, type ListOrder } from '../../domain/queue';
import { useLeftList } from './useLeftList';

/** How many records of the list, from its beginning, are looked through for one that is not on the page in force. */
const searchDepth = 1000;

/** A record whose id no address can hold is left out of the walk: its page would be another address. */
const isReachable = ({ id }: RaRecord): boolean => isAddressable(String(id));

/** The records that were decided since the page was opened, each with its index among the rows when it left the list. */
export type Decided = ReadonlyMap<Identifier, number>;

type Neighbours = {
  /** The list holds nothing but records that wait for a decision. */
  isQueue: boolean;
  previous: Identifier | undefined;
  next: Identifier | undefined;
  /** The next record is among the rows that are here. */
  isNextHere: boolean;
  /** The list is being read. */
  isReading: boolean;
  /** Index among the rows, now or before a decision took the record out of them; -1 where it was never there. */
  index: number;
  /**
   * From 1, of the record or of the one that moved up to its place; undefined where it was never on that page of the list.
   * Decided records count, so that both figures show progress.
   */
  place: number | undefined;
  total: number | undefined;
  /** How many the list still holds, once a decision has taken this record out of it; undefined before that. */
  remaining: number | undefined;
  /** Moves the list along with the reader, so that they come back to the page of the record. */
  follow: (id: Identifier) => void;
};

/**
 * The records before and after one, in the list as staff left it: same filter, search, order and page. Reads that page and,
 * at its ends, the one beside it, mostly from the cache. A decided record, which the list no longer holds, keeps its place:
 * the next one is the row that moved up, or the first row where it was the last. A record opened by its address is searched
 * in the whole list, and the list moves to its page. The next record is read ahead.
 * @param decided records that count as gone, whatever the last answer says
 */
export const useNeighbours = (
  resource: string,
  id: Identifier,
  order: ListOrder,
  decided: Decided,
): Neighbours => {
  const [params, setParams] = useLeftList(resource, order);
  const { page, perPage } = params;
  const query = { sort: { field: params.sort, order: params.order }, filter: params.filter as unknown };
  const pageOf = (number: number) => ({ ...query, pagination: { page: number, perPage } });

  const {
    data: read = [],
    total: count = 0,
    isSuccess,
    isFetching,
  } = useGetList<RaRecord>(resource, pageOf(page));
  const isUndecided = (row: RaRecord): boolean => !decided.has(row.id);
  const isWalkable = (row: RaRecord): boolean => isReachable(row) && isUndecided(row) && row.id !== id;
  const rows = read.filter(isUndecided);
  const total = count - (read.length - rows.length);
  const index = rows.findIndex((row) => row.id === id);
  const [last, setLast] = useState({ id, index });
  const isMissing = index < 0;
  if (last.id !== id || (!isMissing && last.index !== index)) setLast({ id, index });
  const known = isMissing && last.id === id ? last.index : index;
  const place = known < 0 ? (decided.get(id) ?? -1) : known;
  const nextIndex = isMissing ? place : place + 1;

  const isKnown = place >= 0;
  const isElsewhere = isSuccess && !isFetching && isMissing && !isKnown;
  const { data: all } = useGetList<RaRecord>(
    resource,
    { ...query, pagination: { page: 1, perPage: searchDepth } },
    { enabled: isElsewhere },
  );
  const found = isElsewhere ? (all?.findIndex((row) => row.id === id) ?? -1) : -1;
  const foundPage = found < 0 ? page : Math.floor(found / perPage) + 1;
  useEffect(() => {
    if (foundPage !== page) setParams({ ...params, page: foundPage });
  }, [foundPage, page, params, setParams]);

  const rowsBefore = rows.slice(0, Math.max(place, 0)).filter(isReachable);
  const rowsAfter = rows.slice(nextIndex).filter(isReachable);
  const wantsBefore = isKnown && rowsBefore.length === 0 && page > 1;
  const wantsAfter = isKnown && rowsAfter.length === 0 && page * perPage < total;
  const before = useGetList<RaRecord>(resource, pageOf(page - 1), { enabled: wantsBefore }).data;
  const after = useGetList<RaRecord>(resource, pageOf(page + 1), { enabled: wantsAfter }).data;

  const previous = isKnown ? (wantsBefore ? before : rowsBefore)?.findLast(isWalkable)?.id : undefined;
  const hasLeft = isSuccess && isMissing && isKnown;
  const wantsFirst = hasLeft && total > 0 && rowsAfter.length === 0 && !wantsAfter;
  const first = useGetList<RaRecord>(resource, pageOf(1), { enabled: wantsFirst }).data;
  const following = wantsAfter ? after : wantsFirst ? first : rowsAfter;
  const next = isKnown ? following?.find(isWalkable)?.id : undefined;
  useGetOne<RaRecord>(
    resource,
    { id: next ?? '', meta: wholeRecord },
    { enabled: next !== undefined, retry: false },
  );

  const follow = (to: Identifier): void => {
    if (wantsBefore && to === previous) setParams({ ...params, page: page - 1 });
    else if (wantsAfter && to === next) setParams({ ...params, page: page + 1 });
    else if (wantsFirst && to === next) setParams({ ...params, page: 1 });
  };
  return {
    isQueue: isQueue(order.queue, params.filter as { status?: unknown }),
    previous,
    next,
    isNextHere: rowsAfter.length > 0,
    isReading: isFetching,
    index: place,
    place: isKnown ? decided.size + (page - 1) * perPage + place + 1 : undefined,
    total: decided.size + total,
    remaining: hasLeft ? total : undefined,
    follow,
  };
};
