import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type RaRecord,
  useGetResourceLabel,
  useListContext,
  useStore,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import { type ReactNode, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { phoneQuery } from '../config';
import { droppedIn } from '../dataProvider/rows';
import { densityKey } from '../dataProvider/storeKeys';
import { PinRowContext, usePinnedRow } from '../record/action/pinnedRow';
import { rowDialogs } from '../record/action/RowActions';
import { useFetchWhenQuiet } from '../ui/onDemand/useFetchWhenQuiet';
import { Spinner } from '../ui/Waiting';
import type { BulkActions } from './bulk/bulkActions';
import { type Column, type ListColumn, sortFieldOf, useListColumns } from './columns';
import { DataTableHead } from './DataTableHead';
import { asText, DataTableRow } from './DataTableRow';
import { useNarrowedRows } from './filter/listSearch';
import { ListState } from './ListState';
import { Pagination } from './Pagination';
import { useRowLink } from './RowLink';
import { BulkBar, useSelection } from './Selection';
import { ColumnChoice, ViewChoice } from './TableTools';
import { useColumnChoice } from './useColumnChoice';
import './DataTable.css';
import './DataTableCards.css';
import './DataTablePrint.css';

/** The content of the row of sums: its head, which spans the columns before the first sum, and the sums by source. */
type TableTotals = { head: string; sums: Readonly<Record<string, ReactNode>> };

type DataTableFootProps = {
  totals: TableTotals;
  columns: readonly ListColumn[];
  labels: readonly string[];
  hasActions: boolean;
};

/** The row of sums, sticky at the lower edge of the table. */
const DataTableFoot = ({ totals, columns, labels, hasActions }: DataTableFootProps) => {
  const hasSum = ({ source }: ListColumn): boolean => source in totals.sums;
  const first = Math.max(columns.findIndex(hasSum), 1);
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" colSpan={first}>
          {totals.head}
        </th>
        {columns.slice(first).map((column, index) => (
          <td
            key={column.id}
            role="cell"
            className={hasSum(column) ? 'is-numeric' : undefined}
            data-label={labels[first + index]}
          >
            {hasSum(column) && totals.sums[column.source]}
          </td>
        ))}
        {hasActions && <td role="cell" />}
      </tr>
    </tfoot>
  );
};

const noDialogs = [] as const;

/** Returns a table's columns in the person's order (`all`), and the shown ones (`columns`) with their heads (`labels`). */
const useTableColumns = (own: readonly Column[] | undefined, storeKey: string | undefined) => {
  const sortedBy = useListContext().sort.field;
  const translateLabel = useTranslateLabel();
  const declared = useListColumns(own);
  const { arranged, isToggled, ...choice } = useColumnChoice(storeKey);
  const shown = useMemo(() => {
    const all = arranged(
      declared
        .filter(({ within }) => within === undefined)
        .toSorted((one, other) => Number(one.hiddenAtFirst ?? false) - Number(other.hiddenAtFirst ?? false))
        .map((column) => ({
          ...column,
          detail:
            column.hiddenAtFirst === true || (column.detail === true && sortFieldOf(column) !== sortedBy),
          label: asText(translateLabel({ source: column.source, label: column.label })),
        })),
    );
    const columns = all.filter(({ isShown }) => isShown);
    return {
      all,
      columns,
      labels: columns.map(({ label }) => label),
      toggled: all.filter(isToggled).map(({ id }) => id),
    };
  }, [declared, arranged, isToggled, sortedBy, translateLabel]);
  return { ...shown, ...choice };
};

type DataTableProps = {
  /** Defaults to the columns of the list page. */
  columns?: readonly Column[];
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
 * The data table of specification §2: title, loading spinner, empty-state image, rows and pagination. It reads the list
 * context. Native table elements, memoised rows and static class names keep 100 rows quick (docs/performance.md). At 600 px
 * and less, rows become cards.
 */
export const DataTable = ({
  columns: own,
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

  const { all, columns, labels, ...choice } = useTableColumns(own, storeKey);
  const { rows, narrowedBy } = useNarrowedRows(
    all.filter(({ isShown, isHidden }) => isShown || !isHidden).map(({ source }) => source),
  );
  const { hold, pinnedRow } = usePinnedRow(rows);
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

  const hasRows = data !== undefined && (data.length > 0 || pinnedRow !== undefined);
  const headTools = (
    <>
      {hasRows && isFetching && <Spinner quiet />}
      {tools}
      {hasRows && <ColumnChoice columns={all} {...choice} />}
      {!embedded && <ViewChoice />}
    </>
  );
  return (
    <div className={density ? `data-table card is-${density}` : 'data-table card'}>
      <div className="data-table-head row flow ends">
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
            <PinRowContext value={hold}>
              <tbody role="rowgroup" {...rowHandlers}>
                {(pinnedRow ? [...rows, pinnedRow] : rows).map((record) => (
                  <DataTableRow
                    key={record.id}
                    record={record}
                    isGone={record === pinnedRow}
                    columns={columns}
                    labels={labels}
                    href={hrefOf(record.id)}
                    actions={rowActions}
                    isSelected={bulk && selectedIds.includes(record.id)}
                    onSelect={toggle}
                    actionsLabel={translate('list.actions')}
                    isCard={areCards}
                  />
                ))}
              </tbody>
            </PinRowContext>
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
