import useMediaQuery from '@mui/material/useMediaQuery';
import { type RaRecord, useGetResourceLabel, useListContext, useStore, useTranslate } from 'ra-core';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { HoldRowContext, useHeldRow } from '../action/heldRow';
import type { BulkActions } from '../bulk/bulkActions';
import { Spinner } from '../feedback/Spinner';
import { useNarrowedRows } from '../filter/listSearch';
import { ColumnChoice } from './ColumnChoice';
import { DataTableColumn } from './DataTableColumn';
import { DataTableFoot, type TableTotals } from './DataTableFoot';
import { DataTableHead } from './DataTableHead';
import { DataTableRow } from './DataTableRow';
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

type DataTableProps = {
  /** `<DataTable.Col … />`, one per column. */
  children: ReactNode;
  /** Text or message key above the table; left out, 'Data' and the area's name. */
  title?: string;
  /** False where rows open nothing; left out, they open their record's page (useRecordPath). */
  rowClick?: false;
  /** At the right end of each row, shown only with MANAGE_; reads the record from its context. */
  actions?: ReactNode;
  /** What can be done with many rows at once: they have checkboxes, for those with MANAGE_. */
  bulkActions?: BulkActions;
  /** A last row with sums, from the server over the whole filter: the cell below each source, and the row's head. */
  totals?: TableTotals | undefined;
  /** Beside the title: what concerns the table as a whole. */
  tools?: ReactNode;
  /** False where the list is read whole. */
  pagination?: boolean;
  /** A part of another page: the address does not hold what it shows. */
  embedded?: boolean;
  /** Under which the person's choice of columns is kept; left out, the resource. */
  storeKey?: string;
};

/**
 * The data table of specification §2: title, loading spinner, empty-state image, rows and pagination, over
 * react-admin's list context. Native table elements, memoised rows and static class names, because MUI's
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
  const [density] = useStore<'compact'>('density');
  const region = useRef<HTMLDivElement>(null);
  const areCards = useMediaQuery('(max-width: 600px)', { noSsr: true });

  const { all, columns, labels, ...choice } = useShownColumns(children, storeKey);
  const { rows, narrowedBy } = useNarrowedRows(
    all.flatMap(({ source, isShown, hiddenAtFirst }) => (isShown || !hiddenAtFirst ? (source ?? []) : [])),
  );
  const { hold, goneRow } = useHeldRow(rows);
  const { hrefOf, mayEdit, rowHandlers } = useRowLink(rowClick);
  const rowActions = mayEdit ? actions : undefined;
  const [isActing, setActing] = useState(false);
  // An action on the selection goes on, and its report stays, when the right to it is taken away meanwhile.
  const bulk = mayEdit || isActing ? bulkActions : undefined;
  const { selectedIds, toggle, page: pageSelection } = useSelection(rows);
  const focusTable = useCallback(() => region.current?.focus(), []);
  const dropped = (list.meta as { dropped?: number } | undefined)?.dropped ?? 0;

  useEffect(() => {
    const { current } = region;
    if (!current) return;
    current.scrollTop = 0;
    // Where the page scrolls the rows, it has the new ones begin below the top bar.
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
                _: translate('widgets.list.title', { name: resourceLabel(resource, 2) }),
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
        <ListState />
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
                {(goneRow ? [...rows, goneRow] : rows).map((record) => (
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
                    actionsLabel={translate('widgets.list.actions')}
                    isCard={areCards}
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
              <Spinner label={translate('widgets.list.searching', { text: narrowedBy })} />
            </div>
          )}
        </div>
      )}
      {dropped > 0 && (
        <p className="data-table-dropped" role="note">
          {translate('widgets.list.dropped', { smart_count: dropped })}
        </p>
      )}
      {hasRows && pagination && <Pagination />}
    </div>
  );
};

/** `<DataTable>` and its columns, `<DataTable.Col>`. */
export const DataTable = Object.assign(DataTableRoot, { Col: DataTableColumn });
