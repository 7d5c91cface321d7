import {
  type ListControllerResult,
  parseQueryFromLocation,
  type RaRecord,
  removeEmpty,
  useEvent,
  useGetList,
  useListParams,
  useLocation,
  useNotify,
  useRecordSelection,
  useResourceContext,
  useSelectAll,
} from 'ra-core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { droppedIn } from '../dataProvider/rows';
import { usePageSize } from '../dataProvider/usePageSize';
import { listSearch } from '../domain/format/listAddress';
import { type ListOrder, orderUnder } from '../domain/queue';
import { type FilterValues, requestFilter } from './filter/listFilter';

type ListStateOptions = {
  order: ListOrder;
  /** The row limit of a list without pages. Defaults to the page size that the user chose (specification §9). */
  perPage?: number | undefined;
  /** A permanent filter, neither shown nor in the URL. */
  permanent?: FilterValues | undefined;
  storeKey?: string | undefined;
};

/**
 * The state of a list: page, order and filter in the address and the store, and the rows that they ask for. A page that
 * failed to load stays, and the history has no page that does not exist (docs/decisions.md 'The state of a list').
 *
 * Every change is one `change`: the next address, drawn at once (`flushSync`), so that a second change starts from the first.
 */
export const useListState = ({
  order,
  perPage,
  permanent,
  storeKey,
}: ListStateOptions): ListControllerResult => {
  const resource = useResourceContext() ?? '';
  const location = useLocation();
  const { search } = location;
  const asked = parseQueryFromLocation({ search }).filter as FilterValues | undefined;
  const navigate = useNavigate();
  const notify = useNotify();
  const [pageSize, keepPageSize] = usePageSize(resource);
  const [params, { showFilter, hideFilter }] = useListParams({
    resource,
    sort: orderUnder(order, asked),
    perPage: perPage ?? pageSize,
    ...(storeKey && { storeKey }),
  });
  const filterValues = params.filterValues as FilterValues;
  const current = {
    filter: filterValues,
    sort: { field: params.sort, order: params.order },
    page: params.page,
    perPage: params.perPage,
  };
  const { sort, page } = current;
  const rowFilter = requestFilter(filterValues, permanent);

  const rows = useGetList<RaRecord>(
    resource,
    { pagination: { page, perPage: current.perPage }, sort, filter: rowFilter },
    {
      placeholderData: (previous) => previous,
      onError: ({ message }) => notify(message, { type: 'error', messageArgs: { _: message } }),
    },
  );
  const [selectedIds, selection] = useRecordSelection({ resource, ...(storeKey && { storeKey }) });
  const onSelectAll = useSelectAll({ resource, sort, filter: rowFilter });

  const change = useEvent((changes: Partial<typeof current>): void => {
    // An empty address opens the list as it was last, so that the back button would show the changed list again.
    if (search === '')
      void navigate({ search: listSearch(current) }, { replace: true, state: location.state as unknown });
    void navigate(
      { search: listSearch({ ...current, page: 1, ...changes }) },
      { flushSync: true, state: { _scrollToTop: changes.page !== undefined } },
    );
  });

  const { data = [], total = 0, error, isFetching } = rows;
  const lastPage = Math.max(Math.ceil(total / current.perPage), 1);
  const isGone = page > lastPage || (page > 1 && data.length === 0 && droppedIn(rows) === 0);
  useEffect(() => {
    if (isFetching || error || !isGone) return;
    void navigate(
      { search: listSearch({ ...current, page: data.length > 0 ? lastPage : 1 }) },
      { replace: true },
    );
  });

  const result = {
    ...rows,
    resource,
    page,
    perPage: current.perPage,
    sort,
    filterValues,
    filter: permanent,
    displayedFilters: params.displayedFilters as unknown,
    showFilter,
    hideFilter,
    selectedIds,
    onSelect: selection.select,
    onToggleItem: selection.toggle,
    onUnselectItems: () => selection.unselect(selectedIds),
    onSelectAll,
    setPage: useEvent((to: number) => change({ page: to })),
    setPerPage: useEvent((size: number) => {
      keepPageSize(size);
      change({ perPage: size });
    }),
    setSort: useEvent((to: typeof sort) => change({ sort: to })),
    setFilters: useEvent((values: FilterValues) => {
      const next = removeEmpty(values) as FilterValues;
      // Unless the person has sorted, the order follows the filter: the queue begins with the longest waiting.
      const usual = orderUnder(order, filterValues);
      const isUsual = sort.field === usual.field && sort.order === usual.order;
      change({ filter: next, ...(isUsual && { sort: orderUnder(order, next) }) });
    }),
  };
  return result as ListControllerResult;
};
