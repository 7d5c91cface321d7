import { useQueryClient } from '@tanstack/react-query';
import {
  ListBase,
  ListContext,
  Navigate,
  parseQueryFromLocation,
  type SortPayload,
  useGetResourceLabel,
  useLocation,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useId, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { isForgottenSearch, searchForAddress } from '../../dataProvider/privateSearch';
import { usePageSize } from '../../dataProvider/usePageSize';
import { type ListOrder, orderUnder, type Queue } from '../../domain/queue';
import { cleanListSearch } from '../../format/listAddress';
import { onDemand } from '../../onDemand/onDemand';
import { useFetchWhenQuiet } from '../../onDemand/useFetchWhenQuiet';
import { FailedRecordNotice } from '../feedback/FailedRecord';
import { PageHeader } from '../feedback/PageHeader';
import { FilterButton } from '../filter/FilterButton';
import { FilterChips } from '../filter/FilterChips';
import {
  type FilterValues,
  type ListFilter,
  namesOf,
  searchInForce,
  useFilterValues,
  withFilter,
} from '../filter/listFilter';
import { ListFiltersContext } from '../filter/listFiltersContext';
import { ListSearchContext } from '../filter/listSearch';
import { SearchBox } from '../filter/SearchBox';
import { StatusTabs } from '../filter/StatusTabs';
import { useQuickFilters } from '../filter/useQuickFilters';
import { useHasViews } from '../view/useHasViews';
import { usePrefetchPage } from './usePrefetchPage';
import './ListPage.css';

const NewRows = onDemand(() => import('./NewRows'));
const Views = onDemand(() => import('../view/Views'));
const afterRows = [NewRows];

type ListPageProps = {
  /** The page's main action. */
  action?: ReactNode;
  filters?: readonly ListFilter[];
  /** Tabs by these states above the search, each with its count. */
  states?: readonly string[];
  /** Above the search: a control of the list's own, such as the period of a report. */
  control?: ReactNode;
  /** The filters that this control sets: the address may hold them. */
  controlled?: readonly string[];
  /** What a copied link holds in their place, with the dates of what means other days tomorrow. */
  linked?: (values: FilterValues, today: string) => FilterValues;
  /** Always in force, and neither shown nor in the address. */
  filter?: FilterValues;
  /** Where react-admin keeps how the list was left; left out, under its resource. Not for two lists of one resource. */
  storeKey?: string;
  /** The order before anybody sorts. */
  sort?: SortPayload;
  /** The records that wait for a decision, and their order. */
  queue?: Queue;
  /** The fields the server can sort by, so that an address cannot ask for others; left out, any. */
  sorts?: readonly string[];
  /** Rows of a list that is read whole, without pages; left out, as many as the reader chooses (specification §9). */
  perPage?: number;
  /** There is more than the rows to read: the page scrolls, and the table does not. */
  isLong?: boolean;
  /** The table: `<DataTable>`. */
  children: ReactNode;
};

const none: readonly ListFilter[] = [];

/**
 * A list page: header, search box, filters, chips, and below them the table. Page, page size, sort, filters and search live
 * in the address and are still there on return, as react-admin does by itself.
 */
export const ListPage = ({
  filters = none,
  controlled = [],
  filter,
  storeKey,
  sort,
  queue,
  sorts,
  perPage,
  ...page
}: ListPageProps) => {
  const location = useLocation();
  const { search } = location;
  const queryClient = useQueryClient();
  // react-admin's lists never repeat a failed read; ours follow the rule of every other read.
  const queryOptions = useMemo(
    () => ({ retry: queryClient.getDefaultOptions().queries?.retry ?? false }),
    [queryClient],
  );
  const resource = useResourceContext() ?? '';
  const [pageSize] = usePageSize(resource);
  const hasViews = useHasViews(resource);
  // Decided once: a list that is wrapped later, when the first view is saved, would be mounted again and close its panels.
  const [hadViews] = useState(hasViews);
  const { states } = page;
  const order: ListOrder | undefined = sort && { sort, ...(queue && { queue }) };
  const clean = cleanListSearch(search, {
    filters: ['q', ...filters.flatMap(namesOf), ...controlled, ...(states ? ['status'] : [])],
    isForgotten: (name, value) =>
      (name === 'q' && isForgottenSearch(value)) ||
      (states !== undefined && name === 'status' && !states.some((known) => known === value)),
    // react-admin writes the first order into the address too; 'id' is its own.
    sorts: sorts && [...sorts, sort?.field ?? 'id', ...(queue ? [queue.sort.field] : [])],
    pageSizes: perPage === undefined ? undefined : [perPage],
  });
  const asked = parseQueryFromLocation({ search }).filter as FilterValues | undefined;
  if (clean !== null) return <Navigate to={{ search: clean }} state={location.state} replace />;
  const list = (
    // The gate has judged the route, and the sign-in gate the session, before this renders: asking both again
    // would only delay the request.
    <ListBase
      disableAuthentication
      perPage={perPage ?? pageSize}
      queryOptions={queryOptions}
      {...(filter && { filter })}
      {...(storeKey && { storeKey })}
      {...(order && { sort: orderUnder(order, asked) })}
    >
      <ListView filters={filters} order={order} {...page} />
    </ListBase>
  );
  return hadViews ? (
    <Views part="default" storeKey={storeKey}>
      {list}
    </Views>
  ) : (
    list
  );
};

type ListViewProps = Omit<
  ListPageProps,
  'sort' | 'queue' | 'sorts' | 'controlled' | 'filter' | 'storeKey' | 'perPage'
> & {
  filters: readonly ListFilter[];
  order: ListOrder | undefined;
};

const ListView = (props: ListViewProps) => {
  const { action, filters, order, states, control, linked, isLong = false, children } = props;
  const list = useQuickFilters(order);
  const { resource, page, setFilters, isFetching } = list;
  const queryClient = useQueryClient();
  const values = useFilterValues();
  const hasViews = useHasViews(resource);
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const hint = translate(`resources.${resource}.searchHint`, { _: '' });
  const hintId = useId();
  const [typed, setTyped] = useState('');
  const prefetch = usePrefetchPage();
  const [isComplete, setComplete] = useReducer(() => true, false);
  useFetchWhenQuiet(afterRows, setComplete);
  // The request leaves before the page is painted; react-admin's own would leave after that.
  useLayoutEffect(() => prefetch(page), [prefetch, page]);

  return (
    <ListContext value={list}>
      <ListFiltersContext value={useMemo(() => ({ filters, states, linked }), [filters, states, linked])}>
        <div className={isLong ? undefined : 'list-page'}>
          <PageHeader
            title={resourceLabel(resource, 2)}
            sentence={translate(`resources.${resource}.sentence`, { _: '' })}
            // The list, and what is read beside it: counts, sums.
            onRefresh={() => void queryClient.refetchQueries({ queryKey: [resource], type: 'active' })}
            refreshing={isFetching}
            action={action}
          />
          <FailedRecordNotice />
          {states ? (
            <StatusTabs states={states}>{hasViews && <Views part="tabs" />}</StatusTabs>
          ) : (
            hasViews && <Views part="strip" fallback={<div className="status-tabs" />} />
          )}
          {control}
          <div className="list-tools">
            <SearchBox
              value={searchInForce(values)}
              onSearch={(text) => setFilters(withFilter(values, 'q', searchForAddress(text) || undefined))}
              onText={setTyped}
              hintId={hint && hintId}
            >
              <FilterButton filters={filters} values={values} onChange={setFilters} />
            </SearchBox>
            <FilterChips filters={filters} values={values} onChange={setFilters} />
            {hint && (
              <p id={hintId} className="list-search-hint">
                {hint}
              </p>
            )}
          </div>
          {isComplete && <NewRows />}
          <ListSearchContext value={typed}>{children}</ListSearchContext>
        </div>
      </ListFiltersContext>
    </ListContext>
  );
};
