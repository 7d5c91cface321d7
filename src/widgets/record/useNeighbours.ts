import {
  type Identifier,
  type ListParams,
  type RaRecord,
  type SortPayload,
  useGetList,
  useGetOne,
  useStore,
} from 'ra-core';
import { useEffect, useState } from 'react';
import { limits } from '../../config';

/** How many records of the list, from its beginning, are looked through for one that is not on the page in force. */
const searchDepth = 1000;

type Neighbours = {
  previous: Identifier | undefined;
  next: Identifier | undefined;
  /** From 1, in the list as it was last looked at; undefined where the record is not on that page of it. */
  place: number | undefined;
  total: number | undefined;
  /** How many the list still holds, once a decision has taken this record out of it; undefined before that. */
  remaining: number | undefined;
  /** Moves the list along with the reader, so that they come back to the page of the record. */
  follow: (id: Identifier) => void;
};

/**
 * The records before and after one, in the list as staff left it: same filter, search, order and page. Reads that page
 * and, at its ends, the one beside it, which are mostly in the cache. A record that a decision has taken out of the list
 * keeps its place: the next one is the one that moved up, and behind the last one the first that is left. One that was opened by its address is looked for in the whole
 * of the list, and the list moves to its page. The next record is read ahead.
 * @param sort the list's order before anybody sorts
 */
export const useNeighbours = (resource: string, id: Identifier, sort: SortPayload): Neighbours => {
  const [params, setParams] = useStore<ListParams>(`${resource}.listParams`, {
    filter: {},
    displayedFilters: {},
    sort: sort.field,
    order: sort.order,
    page: 1,
    perPage: limits.defaultPageSize,
  });
  const { page, perPage } = params;
  const query = { sort: { field: params.sort, order: params.order }, filter: params.filter as unknown };
  const pageOf = (number: number) => ({ ...query, pagination: { page: number, perPage } });

  const { data: rows = [], total = 0, isSuccess } = useGetList<RaRecord>(resource, pageOf(page));
  const index = rows.findIndex((row) => row.id === id);
  const [last, setLast] = useState({ id, index });
  const isMissing = index < 0;
  if (last.id !== id || (!isMissing && last.index !== index)) setLast({ id, index });
  const place = isMissing && last.id === id ? last.index : index;
  const nextIndex = isMissing ? place : place + 1;

  const isKnown = place >= 0;
  const isElsewhere = isSuccess && isMissing && !isKnown;
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

  const wantsBefore = isKnown && place === 0 && page > 1;
  const wantsAfter = isKnown && nextIndex >= rows.length && page * perPage < total;
  const before = useGetList<RaRecord>(resource, pageOf(page - 1), { enabled: wantsBefore }).data;
  const after = useGetList<RaRecord>(resource, pageOf(page + 1), { enabled: wantsAfter }).data;

  const previous = isKnown ? (wantsBefore ? before?.at(-1) : rows[place - 1])?.id : undefined;
  const hasLeft = isSuccess && isMissing && isKnown;
  const wantsFirst = hasLeft && total > 0 && nextIndex >= rows.length && !wantsAfter;
  const first = useGetList<RaRecord>(resource, pageOf(1), { enabled: wantsFirst }).data;
  const [following] = (wantsAfter ? after : wantsFirst ? first : rows.slice(nextIndex)) ?? [];
  const next = isKnown ? following?.id : undefined;
  useGetOne<RaRecord>(
    resource,
    { id: next ?? '', meta: { detail: true } },
    { enabled: next !== undefined, retry: false },
  );

  const follow = (to: Identifier): void => {
    if (wantsBefore && to === previous) setParams({ ...params, page: page - 1 });
    else if (wantsAfter && to === next) setParams({ ...params, page: page + 1 });
    else if (wantsFirst && to === next) setParams({ ...params, page: 1 });
  };
  return {
    previous,
    next,
    place: isMissing ? undefined : (page - 1) * perPage + index + 1,
    total,
    remaining: hasLeft ? total : undefined,
    follow,
  };
};
