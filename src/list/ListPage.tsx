import { useQueryClient } from '@tanstack/react-query';
import {
  ListBase,
  ListContext,
  Navigate,
  parseQueryFromLocation,
  RouterProviderContext,
  type SortPayload,
  useGetResourceLabel,
  useListContext,
  useLocation,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useId, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { isForgottenSearch, searchForAddress } from '../dataProvider/privateSearch';
import { usePageSize } from '../dataProvider/usePageSize';
import { cleanListSearch } from '../domain/format/listAddress';
import { type ListOrder, orderUnder, type Queue } from '../domain/queue';
import { unsavedNotesAt } from '../form/noteDrafts';
import { FailedRecordNotice } from '../ui/FailedRecord';
import { partOnDemand } from '../ui/onDemand/onDemand';
import { useFetchWhenQuiet } from '../ui/onDemand/useFetchWhenQuiet';
import { Ornament } from '../ui/Ornament';
import { PageHeader } from '../ui/PageHeader';
import { FilterButton } from './filter/FilterButton';
import { FilterChips } from './filter/FilterChips';
import {
  type FilterValues,
  isWrongBound,
  type ListFilter,
  namesOf,
  searchInForce,
  useFilterValues,
  withFilter,
} from './filter/listFilter';
import { ListFiltersContext } from './filter/listFiltersContext';
import { ListSearchContext } from './filter/listSearch';
import { SearchBox } from './filter/SearchBox';
import { StatusTabs } from './filter/StatusTabs';
import { TabLine } from './filter/TabLine';
import { useQuickFilters } from './filter/useQuickFilters';
import { useEagerList, useRequestRows } from './requestRows';
import { usePageCorrection } from './usePageCorrection';
import { useHasViews } from './view/useHasViews';
import './ListPage.css';

const NewRows = partOnDemand(() => import('./NewRows'));
const Views = partOnDemand(() => import('./view/Views'));
const afterRows = [NewRows];

type ListPageProps = {
  action?: ReactNode;
  filters?: readonly ListFilter[];
  /** The states that get a tab with a count, above the search. */
  states?: readonly string[];
  /** An extra control above the search, such as the period of a report. */
  control?: ReactNode;
  /** The names of the filters that `control` sets, so that they are accepted in the URL. */
  controlled?: readonly string[];
  /** Replaces the filter of a copied link, with dates instead of a period that changes every day (docs/decisions/0090). */
  linked?: (values: FilterValues, today: string) => FilterValues;
  /** A permanent filter, neither shown nor in the URL. */
  filter?: FilterValues;
  /** The store key of react-admin's list state. Defaults to the resource. Two lists of one resource need different keys. */
  storeKey?: string;
  sort?: SortPayload;
  /** The state of records that wait for a decision, and their order. */
  queue?: Queue;
  /** The fields that the URL may sort by, because the server can. Undefined accepts any field. */
  sorts?: readonly string[];
  /** The row limit of a list without pages. Defaults to the page size that the user chose (specification §9). */
  perPage?: number;
  /** True if the page has more content than the table: then the page scrolls, and the table if it is higher than the window. */
  isLong?: boolean;
  children: ReactNode;
};

const none: readonly ListFilter[] = [];

/**
 * A list page: header, search box, filters, chips and the table. As usual in react-admin, the URL and the store hold page,
 * page size, sort, filters and search, so that they are restored on return.
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
  // react-admin's lists never retry a failed request; this applies the retry rule of all other queries.
  const retry = queryClient.getDefaultOptions().queries?.retry ?? false;
  const { onSettled, router } = usePageCorrection();
  const resource = useResourceContext() ?? '';
  const [pageSize] = usePageSize(resource);
  const hasViews = useHasViews(resource);
  // Decided on mount: wrapping the list later, when the first view is saved, would remount it and close its panels.
  const [hadViews] = useState(hasViews);
  const { states } = page;
  const order: ListOrder | undefined = sort && { sort, ...(queue && { queue }) };
  const clean = cleanListSearch(search, {
    filters: ['q', ...filters.flatMap(namesOf), ...controlled, ...(states ? ['status'] : [])],
    isForgotten: (name, value) =>
      (name === 'q' && isForgottenSearch(value)) ||
      filters.some((filter) => isWrongBound(filter, name, value)) ||
      (states !== undefined && name === 'status' && !states.some((known) => known === value)),
    // react-admin also writes the initial order into the URL; 'id' is its default.
    sorts: sorts && [...sorts, sort?.field ?? 'id', ...(queue ? [queue.sort.field] : [])],
    pageSizes: perPage === undefined ? undefined : [perPage],
  });
  const asked = parseQueryFromLocation({ search }).filter as FilterValues | undefined;
  if (clean !== null) return <Navigate to={{ search: clean }} state={location.state} replace />;
  const list = (
    // RouteGate and SignInGate already checked the permission and the session; another check would only delay the request.
    <RouterProviderContext value={router}>
      <ListBase
        disableAuthentication
        perPage={perPage ?? pageSize}
        queryOptions={{ retry, onSettled }}
        {...(filter && { filter })}
        {...(storeKey && { storeKey })}
        {...(order && { sort: orderUnder(order, asked) })}
      >
        <ListChanges order={order}>
          <ListView filters={filters} {...page} />
        </ListChanges>
      </ListBase>
    </RouterProviderContext>
  );
  return hadViews ? (
    <Views part="default" storeKey={storeKey}>
      {list}
    </Views>
  ) : (
    list
  );
};

type ListChangesProps = { order: ListOrder | undefined; children: ReactNode };

/** Provides the list context with this project's setters. The page below is rendered only if something in the list changed. */
const ListChanges = ({ order, children }: ListChangesProps) => (
  <ListContext value={useQuickFilters(useEagerList(), order)}>{children}</ListContext>
);

type ListViewProps = Omit<
  ListPageProps,
  'sort' | 'queue' | 'sorts' | 'controlled' | 'filter' | 'storeKey' | 'perPage'
> & { filters: readonly ListFilter[] };

const ListView = (props: ListViewProps) => {
  const { action, filters, states, control, linked, isLong = false, children } = props;
  const { resource, page, setFilters, isFetching } = useListContext();
  const queryClient = useQueryClient();
  const values = useFilterValues();
  const hasViews = useHasViews(resource);
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const hint = translate(`resources.${resource}.searchHint`, { _: '' });
  const hintId = useId();
  const [typed, setTyped] = useState('');
  const requestRows = useRequestRows();
  const [isComplete, setComplete] = useReducer(() => true, false);
  useFetchWhenQuiet(afterRows, setComplete);
  // Sends the request before the page is painted; react-admin would send it after the paint.
  useLayoutEffect(() => void requestRows({ page }), [requestRows, page]);

  return (
    <ListFiltersContext value={useMemo(() => ({ filters, states, linked }), [filters, states, linked])}>
      <div className={isLong ? 'long-list-page' : 'list-page'}>
        <PageHeader
          title={resourceLabel(resource, 2)}
          sentence={translate(`resources.${resource}.sentence`, { _: '' })}
          // Refetches the list and also its counts and sums.
          onRefresh={() => void queryClient.refetchQueries({ queryKey: [resource], type: 'active' })}
          refreshing={isFetching}
          action={action}
        />
        <FailedRecordNotice unsavedAt={unsavedNotesAt} />
        {states ? (
          <StatusTabs states={states}>{hasViews && <Views part="tabs" />}</StatusTabs>
        ) : (
          hasViews && <Views part="strip" fallback={<TabLine />} />
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
        {isComplete && (
          <Ornament>
            <NewRows />
          </Ornament>
        )}
        <ListSearchContext value={typed}>{children}</ListSearchContext>
      </div>
    </ListFiltersContext>
  );
};
