import { useQueryClient } from '@tanstack/react-query';
import {
  ListContextProvider,
  Navigate,
  type RaRecord,
  useGetResourceLabel,
  useListContext,
  useLocation,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useContext, useId, useState } from 'react';
import { searchForAddress } from '../dataProvider/privateSearch';
import { PageHeader } from '../ui/PageHeader';
import { Optional } from '../ui/Part';
import type { BulkActions } from './bulk/bulkActions';
import { type Column, type ListContents, ListContentsContext, noContents } from './columns';
import { CreateButton } from './CreateButton';
import { DataTable } from './DataTable';
import { ExportButton } from './export/ExportButton';
import { FailedRecordNotice } from './FailedRecordNotice';
import { FilterButton, FilterChips } from './filter/Filters';
import { activeSearch, type FilterValues, useFilterValues, withFilter } from './filter/listFilter';
import { ListSearchContext, SearchBox } from './filter/SearchBox';
import { StatusTabs } from './filter/StatusTabs';
import { NewRows } from './NewRows';
import { useListState, useUnderstoodSearch } from './useListState';
import { DefaultView, useSavedViews, ViewTabs } from './view/views';
import './ListPage.css';

type OwnProps = {
  /** Defaults to the message `resources.<resource>.sentence`. */
  sentence?: string;
  /** The buttons beside the title. Defaults to the export of the columns, and 'Tambah' where a record can be created. */
  toolbar?: ReactNode;
  /** A control that the page shows above the search, such as the period of a report. */
  control?: ReactNode;
  /** The names of the filters that `control` sets. */
  controlled?: readonly string[];
  /** A permanent filter, neither shown nor in the URL. */
  filter?: FilterValues;
  /** Page, order, filter and selection are stored under this, columns and views by resource. Defaults to the resource. */
  storePrefix?: string;
  /** Set for a list without pages. Defaults to the person's page size (specification §9). */
  perPage?: number;
  /** True if the page has more than the table: then the page scrolls. */
  isLong?: boolean;
  children: ReactNode;
};

type ListPageProps = Partial<ListContents> & OwnProps;

/** What the list does not understand of its address is dropped from it. */
export const ListPage = (props: ListPageProps) => {
  const { controlled = [], perPage, storePrefix } = props;
  const contents = { ...noContents, ...props };
  const state: unknown = useLocation().state;
  const search = useUnderstoodSearch({ ...contents, controlled, perPage });
  if (search !== null) return <Navigate to={{ search }} state={state} replace />;
  return (
    <ListContentsContext value={contents}>
      <DefaultView storePrefix={storePrefix}>
        <ListProvider {...props} />
      </DefaultView>
    </ListContentsContext>
  );
};

const ListProvider = ({ perPage, filter, storePrefix, ...props }: OwnProps) => {
  const { usualOrder } = useContext(ListContentsContext);
  const state = useListState({ usualOrder, perPage, filter, storePrefix });
  return (
    <ListContextProvider value={state}>
      <ListLayout {...props} />
    </ListContextProvider>
  );
};

const ListLayout = ({ sentence, toolbar, control, isLong = false, children }: OwnProps) => {
  const { columns, filters, states, usualOrder } = useContext(ListContentsContext);
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
        sentence={sentence ?? translate(`resources.${resource}.sentence`, { _: '' })}
        // Refetches the list and also its counts and sums.
        onRefresh={() => void queryClient.refetchQueries({ queryKey: [resource], type: 'active' })}
        refreshing={isFetching}
        actions={
          toolbar ??
          (columns.length > 0 && (
            <>
              <ExportButton />
              <CreateButton />
            </>
          ))
        }
      />
      <FailedRecordNotice />
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
      {usualOrder.queue && (
        <Optional>
          <NewRows />
        </Optional>
      )}
      <ListSearchContext value={typed}>{children}</ListSearchContext>
    </div>
  );
};

type ListDeclaration<T extends RaRecord> = Omit<ListPageProps, 'columns' | 'children'> & {
  columns: readonly Column<T>[];
  /** The buttons at the right end of each row, for people with MANAGE_. */
  rowActions?: ReactNode;
  bulkActions?: BulkActions<T>;
  /** What surrounds the table. */
  around?: (table: ReactNode) => ReactNode;
  /** What lies over the page, such as a dialog. */
  over?: ReactNode;
};

/** The page of an area that is a list and its table, from the area's declaration, which the contract reads for its keys. */
export const declareList = <T extends RaRecord>({
  rowActions,
  bulkActions,
  around = (table) => table,
  over,
  ...page
}: ListDeclaration<T>) => {
  const Page = () => (
    <>
      <ListPage {...page}>{around(<DataTable rowActions={rowActions} bulkActions={bulkActions} />)}</ListPage>
      {over}
    </>
  );
  const declaration: Omit<ListPageProps, 'children'> = page;
  return Object.assign(Page, { declaration });
};
