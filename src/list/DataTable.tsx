import useMediaQuery from '@mui/material/useMediaQuery';
import { type RaRecord, useGetResourceLabel, useListContext, useStore, useTranslate } from 'ra-core';
import { type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { phoneQuery } from '../config';
import { droppedIn } from '../dataProvider/rows';
import { densityKey } from '../dataProvider/storeKeys';
import { HoldRowContext, useHeldRow } from '../record/action/heldRow';
import { rowDialogs } from '../record/action/RowActions';
import { useFetchWhenQuiet } from '../ui/onDemand/useFetchWhenQuiet';
import { Spinner } from '../ui/Spinner';
import type { BulkActions } from './bulk/bulkActions';
import { ColumnChoice } from './ColumnChoice';
import { DataTableColumn } from './DataTableColumn';
import { DataTableFoot, type TableTotals } from './DataTableFoot';
import { DataTableHead } from './DataTableHead';
import { DataTableRow } from './DataTableRow';
import { useNarrowedRows } from './filter/listSearch';
import { ListState } from './ListState';
import { Pagination } from './Pagination';
import { BulkBar, useSelection } from './Selection';
import { useRowLink } from './useRowLink';
import { useShownColumns } from './useShownColumns';
import { ViewChoice } from './ViewChoice';
import './DataTable.css';
import './DataTableCell.css';
import './DataTableRows.css';
import './DataTableCards.css';

/** The most rows of 40 px that fit into the window of a desktop screen of 1080 px. */
const rowsInView = 20;

const noDialogs = [] as const;

type DataTableProps = {
  children: ReactNode;
  /** Text or message key above the table. Defaults to 'Data' and the area's name. */
  title?: string;
  /** False if a click on a row opens nothing. By default it opens the record's page (useRecordPath). */
  rowClick?: false;
  /** Rendered at the right end of each row, only with MANAGE_. Reads the record from the record context. */
  actions?: ReactNode;
  /** Actions on many rows at once. With MANAGE_, rows get checkboxes. */
  bulkActions?: BulkActions;
  /** Content of a last row with sums, which the server computes over all filtered records. */
  totals?: TableTotals | undefined;
  /** Controls of the whole table, beside the title. */
  tools?: ReactNode;
  /** False if the list is read in one request, without pages. */
  pagination?: boolean;
  /** True for a table inside another page, whose list state is not in the URL. */
  embedded?: boolean;
  /** The store key of the user's column choice. Defaults to the resource. */
  storeKey?: string;
};

/**
 * The data table of specification §2: title, loading spinner, empty-state image, rows and pagination. It reads
 * react-admin's list context. It uses native table elements, memoised rows and static class names, because MUI's
 * cells cost four times as much (docs/performance.md). At 600 px and less, rows become cards.
 */
const DataTableRoot = ({
  children,
  title,
  rowClick,
  actions,
  bulkActions,
  totals,
  tools,
  pagination = true,
  embedded = false,
  storeKey,
}: DataTableProps) => {
  const list = useListContext<RaRecord>();
  const { data, resource, isFetching, isPlaceholderData, page } = list;
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const titleId = useId();
  const [density] = useStore<'compact'>(densityKey);
  const region = useRef<HTMLDivElement>(null);
  const areCards = useMediaQuery(phoneQuery, { noSsr: true });

  const { all, columns, labels, ...choice } = useShownColumns(children, storeKey);
  const { rows, narrowedBy } = useNarrowedRows(
    all.flatMap(({ source, isShown, hiddenAtFirst }) => (isShown || !hiddenAtFirst ? (source ?? []) : [])),
  );
  const { hold, goneRow } = useHeldRow(rows);
  const { hrefOf, mayEdit, rowHandlers } = useRowLink(rowClick);
  const rowActions = mayEdit ? actions : undefined;
  useFetchWhenQuiet(rowActions === undefined ? noDialogs : rowDialogs);
  const [isActing, setActing] = useState(false);
  // Keeps a running bulk action and its report mounted even if the user loses MANAGE_ meanwhile.
  const bulk = mayEdit || isActing ? bulkActions : undefined;
  const { selectedIds, toggle, page: pageSelection } = useSelection(rows, bulk);
  const focusTable = useCallback(() => region.current?.focus(), []);
  const dropped = droppedIn(list);

  // Before the layout moves the focus to a row of the list, which scrolls to it.
  useLayoutEffect(() => {
    const { current } = region;
    if (!current) return;
    current.scrollTop = 0;
    // If the page scrolls the rows, scroll it so that the new rows begin below the top bar.
    if (current.getBoundingClientRect().top < 0) current.scrollIntoView();
  }, [page]);

  const hasRows = data !== undefined && (data.length > 0 || goneRow !== undefined);
  const headTools = (
    <>
      {hasRows && isFetching && <Spinner quiet />}
      {tools}
      {hasRows && <ColumnChoice columns={all} {...choice} />}
      {!embedded && <ViewChoice />}
    </>
  );
  return (
    <div className={density ? `data-table is-${density}` : 'data-table'}>
      <div className="data-table-head">
        <h2 id={titleId}>
          {title === undefined
            ? translate(`resources.${resource}.table.title`, {
                _: translate('list.title', { name: resourceLabel(resource, 2) }),
              })
            : translate(title, { _: title })}
        </h2>
        {bulk && selectedIds.length > 0 ? (
          <BulkBar actions={bulk} onActing={setActing} onLeave={focusTable} fallback={headTools} />
        ) : (
          headTools
        )}
      </div>
      {!hasRows ? (
        <ListState dropped={dropped} />
      ) : (
        <div
          ref={region}
          className={isPlaceholderData ? 'data-table-region is-stale' : 'data-table-region'}
          role="region"
          aria-labelledby={titleId}
          aria-busy={isFetching}
          tabIndex={0}
          data-focus-home
        >
          <table role="table" aria-labelledby={titleId}>
            <DataTableHead
              columns={columns}
              hasActions={rowActions !== undefined}
              selection={bulk && pageSelection}
            />
            <HoldRowContext value={hold}>
              <tbody role="rowgroup" {...rowHandlers}>
                {(goneRow ? [...rows, goneRow] : rows).map((record, index) => (
                  <DataTableRow
                    key={record.id}
                    record={record}
                    isGone={record === goneRow}
                    columns={columns}
                    labels={labels}
                    href={hrefOf(record.id)}
                    actions={rowActions}
                    isSelected={bulk && selectedIds.includes(record.id)}
                    onSelect={toggle}
                    actionsLabel={translate('list.actions')}
                    isCard={areCards}
                    isBelowFold={index >= rowsInView}
                  />
                ))}
              </tbody>
            </HoldRowContext>
            {totals && (
              <DataTableFoot
                totals={totals}
                columns={columns}
                labels={labels}
                hasActions={rowActions !== undefined}
              />
            )}
          </table>
          {rows.length === 0 && (
            <div className="data-table-wait">
              <Spinner label={translate('list.searching', { text: narrowedBy })} />
            </div>
          )}
        </div>
      )}
      {dropped > 0 && (
        <p className="data-table-dropped" role="note">
          {translate('list.dropped', { smart_count: dropped })}
        </p>
      )}
      {hasRows && pagination && <Pagination isSearching={narrowedBy !== ''} />}
    </div>
  );
};

/** `<DataTable>` and its columns, `<DataTable.Col>`. */
export const DataTable = Object.assign(DataTableRoot, { Col: DataTableColumn });
