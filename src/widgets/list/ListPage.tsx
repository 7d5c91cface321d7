import { useQueryClient } from '@tanstack/react-query';
import {
  ListBase,
  ListContext,
  Navigate,
  type SortPayload,
  useGetResourceLabel,
  useLocation,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useId, useLayoutEffect, useMemo, useState } from 'react';
import { limits } from '../../config';
import { isForgottenSearch, searchForAddress } from '../../dataProvider/privateSearch';
import { cleanListSearch } from '../../format/listAddress';
import { onDemand } from '../../onDemand/onDemand';
import { FailedRecordNotice } from '../feedback/FailedRecord';
import { PageHeader } from '../feedback/PageHeader';
import { usePanel } from '../feedback/usePanel';
import { FilterChips } from '../filter/FilterChips';
import {
  filtersInForce,
  type ListFilter,
  namesOf,
  searchInForce,
  useFilterValues,
  withFilter,
} from '../filter/listFilter';
import { ListSearchContext } from '../filter/listSearch';
import { SearchBox } from '../filter/SearchBox';
import { StatusTabs, type StatusTabsProps } from '../filter/StatusTabs';
import { useQuickFilters } from '../filter/useQuickFilters';
import { usePrefetchPage } from './usePrefetchPage';
import './ListPage.css';

const FilterPanel = onDemand(() => import('../filter/FilterPanel'));

type ListPageProps = {
  /** Text or message key; left out, the area's label. */
  title?: string;
  /** Text or message key of the sentence below the title. */
  sentence?: string;
  /** The page's main action. */
  action?: ReactNode;
  filters?: readonly ListFilter[];
  /** Tabs by state above the search, each with its count. */
  tabs?: StatusTabsProps;
  /** Above the search: a control of the list's own, such as the period of a report. */
  control?: ReactNode;
  /** The filters that this control sets: the address may hold them. */
  controlled?: readonly string[];
  /** The order before anybody sorts. */
  sort?: SortPayload;
  /** The fields the server can sort by, so that an address cannot ask for others; left out, any. */
  sorts?: readonly string[];
  /** Rows of a list that is read whole, without pages; left out, as many as the reader chooses (specification §9). */
  perPage?: number;
  /** The table: `<DataTable>`. */
  children: ReactNode;
};

const none: readonly ListFilter[] = [];

/**
 * A list page: header, search box, filters, chips, and below them the table. Page, page size, sort, filters and
 * search live in the address and are still there on return, which is react-admin's own doing.
 */
export const ListPage = ({
  filters = none,
  controlled = [],
  sort,
  sorts,
  perPage,
  ...view
}: ListPageProps) => {
  const { search } = useLocation();
  const queryClient = useQueryClient();
  // react-admin's lists never repeat a failed read; ours follow the rule of every other read.
  const queryOptions = useMemo(
    () => ({ retry: queryClient.getDefaultOptions().queries?.retry ?? false }),
    [queryClient],
  );
  const { tabs } = view;
  const state = tabs && (tabs.source ?? 'status');
  const clean = cleanListSearch(search, {
    filters: ['q', ...filters.flatMap(namesOf), ...controlled, ...(state === undefined ? [] : [state])],
    isForgotten: (name, value) =>
      (name === 'q' && isForgottenSearch(value)) ||
      (name === state && !tabs?.states.some((known) => known === value)),
    // react-admin writes the first order into the address too; 'id' is its own.
    sorts: sorts && [...sorts, sort?.field ?? 'id'],
    pageSizes: perPage === undefined ? undefined : [perPage],
  });
  if (clean !== null) return <Navigate to={{ search: clean }} replace />;
  return (
    // The gate has judged the route, and the sign-in gate the session, before this renders: asking both again
    // would only delay the request.
    <ListBase
      disableAuthentication
      perPage={perPage ?? limits.defaultPageSize}
      queryOptions={queryOptions}
      {...(sort && { sort })}
    >
      <ListView filters={filters} {...view} />
    </ListBase>
  );
};

type ListViewProps = Omit<ListPageProps, 'sort' | 'sorts' | 'controlled' | 'perPage'> & {
  filters: readonly ListFilter[];
};

const ListView = ({ title, sentence, action, filters, tabs, control, children }: ListViewProps) => {
  const list = useQuickFilters();
  const { resource, page, setFilters, isFetching } = list;
  const queryClient = useQueryClient();
  const values = useFilterValues();
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const hint = translate(`resources.${resource}.searchHint`, { _: '' });
  const hintId = useId();
  const [typed, setTyped] = useState('');
  const panel = usePanel();
  const prefetch = usePrefetchPage();
  // The request leaves before the page is painted; react-admin's own would leave after that.
  useLayoutEffect(() => prefetch(page), [prefetch, page]);

  return (
    <ListContext value={list}>
      <PageHeader
        title={title === undefined ? resourceLabel(resource, 2) : translate(title, { _: title })}
        sentence={sentence === undefined ? undefined : translate(sentence, { _: sentence })}
        // The list, and what is read beside it: counts, sums.
        onRefresh={() => void queryClient.refetchQueries({ queryKey: [resource], type: 'active' })}
        refreshing={isFetching}
        action={action}
      />
      <FailedRecordNotice />
      {tabs && <StatusTabs {...tabs} />}
      {control}
      <div className="list-tools">
        <SearchBox
          value={searchInForce(values)}
          onSearch={(text) => setFilters(withFilter(values, 'q', searchForAddress(text) || undefined))}
          onText={setTyped}
          onFilter={filters.length > 0 ? panel.open : undefined}
          filterAhead={FilterPanel.ahead}
          filterOpen={panel.anchor !== null}
          filterCount={filtersInForce(filters, values).length}
          describedBy={hint && hintId}
        />
        <FilterChips filters={filters} values={values} onChange={setFilters} />
        {hint && (
          <p id={hintId} className="list-search-hint">
            {hint}
          </p>
        )}
      </div>
      {panel.wasOpened && (
        <FilterPanel
          filters={filters}
          values={values}
          onChange={setFilters}
          anchor={panel.anchor}
          onClose={panel.close}
        />
      )}
      <ListSearchContext value={typed}>{children}</ListSearchContext>
    </ListContext>
  );
};
