import { usePrefetchQuery } from '@tanstack/react-query';
import {
  type ListControllerResult,
  parseQueryFromLocation,
  type RaRecord,
  removeEmpty,
  useDataProvider,
  useEvent,
  useGetList,
  useListParams,
  useLocation,
  useNotify,
  useRecordSelection,
  useResourceContext,
  useStore,
} from 'ra-core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '../config';
import { listParamsKey, listQuery, pageSizeKey } from '../dataProvider/keys';
import { isForgottenSearch } from '../dataProvider/privateSearch';
import { droppedIn } from '../dataProvider/rows';
import { cleanListSearch, listSearch } from '../domain/format/listAddress';
import { orderUnder } from '../domain/queue';
import { type ListContents, sortFieldOf } from './columns';
import { type FilterValues, isWrongBound, namesOf, requestFilter } from './filter/listFilter';

type ListAddress = ListContents & { controlled: readonly string[]; perPage?: number | undefined };

/** The part of the address that the list understands, if it does not understand all of it. */
export const useUnderstoodSearch = (list: ListAddress): string | null => {
  const { columns, filters, states, controlled, usualOrder, perPage } = list;
  return cleanListSearch(useLocation().search, {
    filters: ['q', ...filters.flatMap(namesOf), ...controlled, ...(states ? ['status'] : [])],
    isForgotten: (name, value) =>
      (name === 'q' && isForgottenSearch(value)) ||
      filters.some((filter) => isWrongBound(filter, name, value)) ||
      (states !== undefined && name === 'status' && !states.some((known) => known === value)),
    // The usual order is in the URL, too. A list without declared columns may be sorted by any field.
    sorts:
      columns.length > 0
        ? [
            ...columns.flatMap((column) => sortFieldOf(column) ?? []),
            usualOrder.sort.field,
            ...(usualOrder.queue ? [usualOrder.queue.sort.field] : []),
          ]
        : undefined,
    pageSizes: perPage === undefined ? undefined : [perPage],
  });
};

type ListStateOptions = Pick<ListAddress, 'usualOrder' | 'perPage'> & {
  /** A permanent filter, neither shown nor in the URL. */
  filter?: FilterValues | undefined;
  storePrefix?: string | undefined;
};

/**
 * Page, order and filter in the address and the store, and the rows that they ask for (docs/decisions.md 'The state of a
 * list'). A change is drawn at once (`flushSync`), so that a second one starts from the first.
 */
export const useListState = (options: ListStateOptions): ListControllerResult => {
  const { usualOrder, perPage, filter, storePrefix } = options;
  const resource = useResourceContext() ?? '';
  const location = useLocation();
  const { search } = location;
  const asked = parseQueryFromLocation({ search }).filter as FilterValues | undefined;
  // react-router's, for `flushSync`.
  const navigate = useNavigate();
  const notify = useNotify();
  const [pageSize, keepPageSize] = useStore<number>(pageSizeKey(resource), limits.defaultPageSize);
  const [params] = useListParams({
    resource,
    sort: orderUnder(usualOrder, asked),
    perPage: perPage ?? pageSize,
    storeKey: listParamsKey(storePrefix ?? resource),
  });
  const filterValues = params.filterValues as FilterValues;
  const current = {
    filter: filterValues,
    sort: { field: params.sort, order: params.order },
    page: params.page,
    perPage: params.perPage,
  };
  const { sort, page } = current;

  const request = {
    pagination: { page, perPage: current.perPage },
    sort,
    filter: requestFilter(filterValues, filter),
    meta: undefined,
  };
  // The request is sent while the page is rendered, not after its first paint.
  usePrefetchQuery(listQuery(useDataProvider(), resource, request));
  const query = useGetList<RaRecord>(resource, request, {
    placeholderData: (previous) => previous,
    onError: ({ message }) => notify(message, { type: 'error', messageArgs: { _: message } }),
  });
  const [selectedIds, selection] = useRecordSelection({
    resource,
    ...(storePrefix && { storeKey: storePrefix }),
  });

  const change = useEvent((changes: Partial<typeof current>): void => {
    // An empty address opens the list as it was last, so that the back button would show the changed list again.
    if (search === '')
      void navigate({ search: listSearch(current) }, { replace: true, state: location.state as unknown });
    void navigate(
      { search: listSearch({ ...current, page: 1, ...changes }) },
      { flushSync: true, state: { _scrollToTop: changes.page !== undefined } },
    );
  });

  const { data = [], total = 0, error, isFetching } = query;
  // The data provider has answered with the last page (`withinPages`); a page that failed to load stays.
  const lastPage = Math.max(Math.ceil(total / current.perPage), 1);
  const isBeyondLastPage = page > lastPage || (page > 1 && data.length === 0 && droppedIn(query) === 0);
  useEffect(() => {
    if (isFetching || error || !isBeyondLastPage) return;
    void navigate(
      { search: listSearch({ ...current, page: data.length > 0 ? lastPage : 1 }) },
      { replace: true },
    );
  });

  const result = {
    ...query,
    resource,
    page,
    perPage: current.perPage,
    sort,
    filterValues,
    filter,
    selectedIds,
    hasNextPage: page < lastPage,
    hasPreviousPage: page > 1,
    onSelect: selection.select,
    onToggleItem: selection.toggle,
    onUnselectItems: selection.clearSelection,
    setPage: useEvent((to: number) => change({ page: to })),
    setPerPage: useEvent((size: number) => {
      keepPageSize(size);
      change({ perPage: size });
    }),
    setSort: useEvent((to: typeof sort) => change({ sort: to })),
    setFilters: useEvent((values: FilterValues) => {
      const next = removeEmpty(values) as FilterValues;
      // Unless the person has sorted, the order follows the filter: the queue begins with the longest waiting.
      const usual = orderUnder(usualOrder, filterValues);
      const isUsual = sort.field === usual.field && sort.order === usual.order;
      change({ filter: next, ...(isUsual && { sort: orderUnder(usualOrder, next) }) });
    }),
  };
  // It lacks what only react-admin's own pages and filter forms read, such as `exporter` (docs/decisions.md 'The state of a list').
  return result as Partial<ListControllerResult> as ListControllerResult;
};
