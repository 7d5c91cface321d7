import { useQueryClient } from '@tanstack/react-query';
import {
  ListContextProvider,
  Navigate,
  useGetResourceLabel,
  useListContext,
  useLocation,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { isForgottenSearch, searchForAddress } from '../dataProvider/privateSearch';
import { cleanListSearch } from '../domain/format/listAddress';
import type { ListOrder } from '../domain/queue';
import { unsavedNotesAt } from '../form/noteDrafts';
import { FailedRecordNotice } from '../ui/Notice';
import { PageHeader } from '../ui/PageHeader';
import { Ornament } from '../ui/Part';
import { type Column, ListDeclarationContext, sortFieldOf } from './columns';
import { FilterButton } from './filter/FilterButton';
import { FilterChips } from './filter/FilterChips';
import {
  activeSearch,
  type FilterValues,
  isWrongBound,
  type ListFilter,
  namesOf,
  useFilterValues,
  withFilter,
} from './filter/listFilter';
import { ListSearchContext } from './filter/listSearch';
import { SearchBox } from './filter/SearchBox';
import { StatusTabs } from './filter/StatusTabs';
import { NewRows } from './NewRows';
import { useListState } from './useListState';
import { DefaultView } from './view/DefaultView';
import { useSavedViews } from './view/savedViews';
import { ViewTabs } from './view/ViewTabs';
import './ListPage.css';

type ListPageProps = {
  columns?: readonly Column[];
  action?: ReactNode;
  filters?: readonly ListFilter[];
  /** The states that get a tab with a count, above the search. */
  states?: readonly string[];
  /** An extra control above the search, such as the period of a report. */
  control?: ReactNode;
  /** The names of the filters that `control` sets, so that they are accepted in the URL. */
  controlled?: readonly string[];
  /** Replaces the filter of a copied link, with dates instead of a period that changes every day. */
  linked?: (values: FilterValues, today: string) => FilterValues;
  /** A permanent filter, neither shown nor in the URL. */
  filter?: FilterValues;
  /** The store key of the list's state. Defaults to the resource. Two lists of one resource need different keys. */
  storeKey?: string;
  /** The order of the rows until the person sorts. Defaults to that of the ids. */
  order?: ListOrder;
  /** The row limit of a list without pages. Defaults to the page size that the user chose (specification §9). */
  perPage?: number;
  /** True if the page has more content than the table: then the page scrolls, and the table if it is higher than the window. */
  isLong?: boolean;
  children: ReactNode;
};

const noFilters: readonly ListFilter[] = [];
const noColumns: readonly Column[] = [];
const byId: ListOrder = { sort: { field: 'id', order: 'ASC' } };

/**
 * A list page: header, search box, filters, chips and the table. The URL and the store hold page, page size, sort, filters
 * and search, so that they are restored on return. An address that the list does not understand is replaced by the part of it
 * that it does.
 */
export const ListPage = (props: ListPageProps) => {
  const {
    columns = noColumns,
    filters = noFilters,
    states,
    controlled = [],
    order = byId,
    perPage,
    storeKey,
  } = props;
  const location = useLocation();
  const [views] = useSavedViews();
  // Decided on mount: wrapping the list later, when the first view is saved, would remount it and close its panels.
  const [hadViews] = useState(views.length > 0);
  const clean = cleanListSearch(location.search, {
    filters: ['q', ...filters.flatMap(namesOf), ...controlled, ...(states ? ['status'] : [])],
    isForgotten: (name, value) =>
      (name === 'q' && isForgottenSearch(value)) ||
      filters.some((filter) => isWrongBound(filter, name, value)) ||
      (states !== undefined && name === 'status' && !states.some((known) => known === value)),
    // The initial order is in the URL, too. A list without declared columns may be sorted by any field.
    sorts:
      columns.length > 0
        ? [
            ...columns.flatMap((column) => sortFieldOf(column) ?? []),
            order.sort.field,
            ...(order.queue ? [order.queue.sort.field] : []),
          ]
        : undefined,
    pageSizes: perPage === undefined ? undefined : [perPage],
  });
  if (clean !== null) return <Navigate to={{ search: clean }} state={location.state} replace />;
  const list = <List {...props} columns={columns} filters={filters} order={order} />;
  return hadViews ? <DefaultView storeKey={storeKey}>{list}</DefaultView> : list;
};

type ListProps = ListPageProps & Required<Pick<ListPageProps, 'columns' | 'filters' | 'order'>>;

const List = ({ order, perPage, filter, storeKey, ...props }: ListProps) => {
  const { columns, filters, states, linked } = props;
  const state = useListState({ order, perPage, permanent: filter, storeKey });
  const declaration = useMemo(
    () => ({ columns, filters, states, linked, order }),
    [columns, filters, states, linked, order],
  );
  return (
    <ListDeclarationContext value={declaration}>
      <ListContextProvider value={state}>
        <ListView {...props} hasQueue={order.queue !== undefined} />
      </ListContextProvider>
    </ListDeclarationContext>
  );
};

type ListViewProps = Pick<ListPageProps, 'action' | 'states' | 'control' | 'isLong' | 'children'> & {
  filters: readonly ListFilter[];
  hasQueue: boolean;
};

const ListView = ({
  action,
  filters,
  hasQueue,
  states,
  control,
  isLong = false,
  children,
}: ListViewProps) => {
  const { resource, setFilters, isFetching } = useListContext();
  const queryClient = useQueryClient();
  const values = useFilterValues();
  const hasViews = useSavedViews()[0].length > 0;
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const hint = translate(`resources.${resource}.searchHint`, { _: '' });
  const hintId = useId();
  const [typed, setTyped] = useState('');
  return (
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
        <StatusTabs states={states}>{hasViews && <ViewTabs />}</StatusTabs>
      ) : (
        hasViews && <ViewTabs isAlone />
      )}
      {control}
      <div className="list-tools row flow">
        <SearchBox
          value={activeSearch(values)}
          onSearch={(text) => setFilters(withFilter(values, 'q', searchForAddress(text) || undefined))}
          onText={setTyped}
          hintId={hint && hintId}
        >
          <FilterButton filters={filters} values={values} onChange={setFilters} />
        </SearchBox>
        <FilterChips filters={filters} values={values} onChange={setFilters} />
        {hint && (
          <p id={hintId} className="list-search-hint not-printed hint">
            {hint}
          </p>
        )}
      </div>
      {hasQueue && (
        <Ornament>
          <NewRows />
        </Ornament>
      )}
      <ListSearchContext value={typed}>{children}</ListSearchContext>
    </div>
  );
};
