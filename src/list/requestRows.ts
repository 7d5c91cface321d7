import { useQueryClient } from '@tanstack/react-query';
import {
  type ListControllerResult,
  shallowEqual,
  type SortPayload,
  useDataProvider,
  useEvent,
  useListContext,
} from 'ra-core';
import { useRef, useState } from 'react';
import { listQuery } from '../dataProvider/listQuery';
import { listSearch } from '../domain/format/listAddress';
import { whenPainted } from '../ui/onDemand/whenPainted';
import { type FilterValues, requestFilter, useFilterValues } from './filter/listFilter';
import { useSetPerPage } from './useSetPerPage';

/** The part of a list's state that changes; the rest stays as it is. */
type ListChange = { page?: number; perPage?: number; sort?: SortPayload; filterValues?: FilterValues };

/**
 * Returns a function that requests rows of the list, into the query that react-admin's useGetList reads. It skips rows
 * that are cached or already requested. It ignores failures: the list reports them when it shows these rows. The promise
 * resolves when the rows have arrived or failed, and at once if it has requested none.
 */
export const useRequestRows = (): ((change: ListChange) => Promise<unknown>) => {
  const { resource, page, perPage, sort, filter } = useListContext();
  const filterValues = useFilterValues();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();

  return useEvent(async (change: ListChange): Promise<unknown> => {
    const params = {
      pagination: { page: change.page ?? page, perPage: change.perPage ?? perPage },
      sort: change.sort ?? sort,
      filter: requestFilter(change.filterValues ?? filterValues, filter),
      meta: undefined,
    };
    const query = listQuery(dataProvider, resource, params);
    const state = queryClient.getQueryState(query.queryKey);
    // A list that renders but has not sent its request yet also has a query state: pending and idle.
    if (state && (state.status !== 'pending' || state.fetchStatus !== 'idle')) return;
    return queryClient.query(query).catch(() => undefined);
  });
};

/** Like `useRequestRows`, but waits until the current rows are painted, because the page is only likely to be opened. */
export const usePrefetchPage = (): ((page: number) => void) => {
  const queryClient = useQueryClient();
  const request = useRequestRows();
  // A list that becomes shorter moves a button under a resting pointer. Its page must not delay the rows that are loading.
  return useEvent((page: number) => void whenPainted(queryClient, () => void request({ page })));
};

/**
 * Writes page, order and filter into the address of a list that the person is about to change. Without them, react-admin opens
 * the address as the list was last, so that the back button would show the changed list again.
 */
const completeAddress = ({ filterValues, sort, page, perPage }: ListControllerResult): void => {
  if (location.search !== '') return;
  const search = listSearch({ filter: filterValues as FilterValues, sort, page, perPage });
  // Not through the router, which would render the list again. It reads the address when the person comes back.
  history.replaceState(history.state, '', location.pathname + search);
};

/** Returns an equal earlier value while nothing in the value changes. */
const useStable = <T extends object>(value: T): T => {
  const [kept, keep] = useState(value);
  if (shallowEqual(kept, value)) return kept;
  keep(value);
  return value;
};

/**
 * Returns the list context with setters that send their request at once. react-admin sends it only after it has rendered the
 * list with the new URL. Like react-admin, it treats changes that come together as one.
 *
 * The context stays the same object while nothing in it changes. react-admin makes new setters when it stores the changed
 * parameters, right after it has shown the rows, and would render the whole page again.
 */
export const useEagerList = (): ListControllerResult => {
  const list = useListContext();
  const request = useRequestRows();
  const setPerPage = useSetPerPage(list);
  const changes = useRef<ListChange | null>(null);

  const requestSoon = (change: ListChange): void => {
    if (changes.current === null) {
      completeAddress(list);
      queueMicrotask(() => {
        if (changes.current) void request(changes.current);
        changes.current = null;
      });
    }
    // Every change leads to the first page, except a change of the page alone.
    changes.current = { ...changes.current, page: 1, ...change };
  };
  return useStable<ListControllerResult>({
    ...list,
    hideFilter: useEvent(list.hideFilter),
    showFilter: useEvent(list.showFilter),
    setPage: useEvent((page) => {
      requestSoon({ page });
      list.setPage(page);
    }),
    setPerPage: useEvent((perPage) => {
      completeAddress(list);
      void setPerPage(perPage, request({ page: 1, perPage }));
    }),
    setSort: useEvent((sort) => {
      requestSoon({ sort });
      list.setSort(sort);
    }),
    setFilters: useEvent((filterValues: FilterValues) => {
      requestSoon({ filterValues });
      list.setFilters(filterValues);
    }),
  });
};
