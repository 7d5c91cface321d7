import TuneIcon from '@mui/icons-material/TuneOutlined';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type RaRecord,
  useGetResourceLabel,
  useListContext,
  useStore,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { phoneQuery } from '../config';
import { densityKey } from '../dataProvider/keys';
import { droppedIn } from '../dataProvider/rows';
import { PinRowContext, usePinnedRow } from '../record/action/pinnedRow';
import { rowDialogs } from '../record/action/RowActions';
import { partOnDemand } from '../ui/onDemand/onDemand';
import { useFetchWhenQuiet } from '../ui/onDemand/whenQuiet';
import { usePanel } from '../ui/usePanel';
import { Spinner } from '../ui/Waiting';
import type { BulkActions } from './bulk/bulkActions';
import type { ColumnChoiceProps } from './ColumnPanel';
import { asText, type Column, sortFieldOf, useColumnChoice, useListColumns } from './columns';
import { DataTableFoot, DataTableHead, type TableTotals } from './DataTableHead';
import { DataTableRow } from './DataTableRow';
import { useNarrowedRows } from './filter/SearchBox';
import { NoRows } from './NoRows';
import { Pagination } from './Pagination';
import { useRowLink } from './RowLink';
import { BulkBar, useSelection } from './Selection';
import './DataTable.css';
import './DataTableCards.css';
import './DataTablePrint.css';

export const TableTool = (props: ComponentProps<'button'>) => (
  <button type="button" className="table-tool row text-tool ring-close icons-18 not-printed" {...props} />
);

const ColumnPanel = partOnDemand(() => import('./ColumnPanel'));

const ColumnChoice = (choice: ColumnChoiceProps) => {
  const { columns } = choice;
  const translate = useTranslate();
  const { trigger, panel } = usePanel(ColumnPanel);
  const shown = columns.filter(({ isShown }) => isShown).length;
  return (
    <>
      <TableTool {...trigger}>
        <ViewColumnIcon />
        <span>{translate('list.columns.open')}</span>
        {columns.some(({ isToggled }) => isToggled) && (
          <>
            {' '}
            <span className="figures">
              {translate('list.columns.shown', { shown, total: columns.length })}
            </span>
          </>
        )}
      </TableTool>
      {panel && <ColumnPanel {...choice} {...panel} />}
    </>
  );
};

const ViewPanel = partOnDemand(() => import('./view/ViewPanel'));

const ViewChoice = () => {
  const translate = useTranslate();
  const { trigger, panel } = usePanel(ViewPanel);
  return (
    <>
      <TableTool {...trigger}>
        <TuneIcon />
        <span className="hidden-on-phones">{translate('list.view')}</span>
      </TableTool>
      {panel && <ViewPanel {...panel} />}
    </>
  );
};

/** Fetched once the page is complete, so that they open with the click. */
const ahead = [...rowDialogs, BulkBar];
const nothing: typeof ahead = [];

/** A screen shows about so many rows at once; on a taller one, the controls of the others come a moment later. */
const rowsInView = 15;

/** 'Kolom' has the columns that are hidden at first at its end. */
const useTableColumns = (own: readonly Column[] | undefined, storePrefix: string | undefined) => {
  const sortedBy = useListContext().sort.field;
  const translateLabel = useTranslateLabel();
  const declared = useListColumns(own);
  const labelled = useMemo(
    () =>
      declared
        .filter(({ within }) => within === undefined)
        .toSorted((one, other) => Number(one.hiddenAtFirst ?? false) - Number(other.hiddenAtFirst ?? false))
        .map((column) => ({
          ...column,
          notOnPhones:
            column.hiddenAtFirst === true ||
            (column.notOnPhones === true && sortFieldOf(column) !== sortedBy),
          label: asText(translateLabel({ source: column.source, label: column.label })),
        })),
    [declared, sortedBy, translateLabel],
  );
  const choice = useColumnChoice(labelled, storePrefix);
  const columns = useMemo(() => choice.columns.filter(({ isShown }) => isShown), [choice.columns]);
  return { choice, columns };
};

type DataTableProps = {
  columns?: readonly Column[];
  /** Text or message key. Defaults to 'Data' and the area's name. */
  title?: string;
  rowClick?: false;
  /** The buttons at the right end of each row, for people with MANAGE_. */
  rowActions?: ReactNode;
  bulkActions?: BulkActions;
  /** Sums of all filtered records, which the server computes. */
  totals?: TableTotals | undefined;
  tools?: ReactNode;
  /** False if the list is read in one request. */
  pagination?: boolean;
  /** Set inside another page, where the list's state is not in the URL: the column choice is stored under it. */
  embeddedAs?: string;
};

/** The data table of specification §2. Native elements and memoised rows keep 100 rows quick (docs/performance.md). */
export const DataTable = ({
  columns: own,
  title,
  rowClick,
  rowActions,
  bulkActions,
  totals,
  tools,
  pagination = true,
  embeddedAs,
}: DataTableProps) => {
  const list = useListContext<RaRecord>();
  const { data, resource, isFetching, isPlaceholderData, page } = list;
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const titleId = useId();
  const [density] = useStore<'compact'>(densityKey);
  const region = useRef<HTMLDivElement>(null);
  const areCards = useMediaQuery(phoneQuery, { noSsr: true });

  const { choice, columns } = useTableColumns(own, embeddedAs);
  const { rows, narrowedBy } = useNarrowedRows(
    choice.columns
      .filter(({ isShown, isHiddenByDefault }) => isShown || !isHiddenByDefault)
      .map(({ source }) => source),
  );
  const { pin, pinnedRow } = usePinnedRow(rows);
  const { hrefOf, mayEdit, rowHandlers } = useRowLink(rowClick);
  const shownActions = mayEdit ? rowActions : undefined;
  const [isActing, setActing] = useState(false);
  // Keeps a running bulk action and its report mounted even if the user loses MANAGE_ meanwhile.
  const bulk = mayEdit || isActing ? bulkActions : undefined;
  useFetchWhenQuiet(shownActions !== undefined || bulk ? ahead : nothing);
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
      {hasRows && <ColumnChoice {...choice} />}
      {embeddedAs === undefined && <ViewChoice />}
    </>
  );
  return (
    <div className={density ? `data-table card is-${density}` : 'data-table card'}>
      <div className="data-table-head row flow ends">
        <h2 id={titleId}>
          {translate(title ?? `resources.${resource}.table.title`, {
            _: title ?? translate('list.title', { name: resourceLabel(resource, 2) }),
          })}
        </h2>
        {bulk && selectedIds.length > 0 ? (
          <BulkBar actions={bulk} onActing={setActing} onLeave={focusTable} fallback={headTools} />
        ) : (
          headTools
        )}
      </div>
      {!hasRows ? (
        <NoRows dropped={dropped} />
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
              hasActions={shownActions !== undefined}
              selection={bulk && pageSelection}
            />
            <PinRowContext value={pin}>
              <tbody role="rowgroup" {...rowHandlers}>
                {(pinnedRow ? [...rows, pinnedRow] : rows).map((record, index) => (
                  <DataTableRow
                    key={record.id}
                    record={record}
                    isGone={record === pinnedRow}
                    columns={columns}
                    href={hrefOf(record.id)}
                    rowActions={shownActions}
                    isSelected={bulk && selectedIds.includes(record.id)}
                    onSelect={toggle}
                    isCard={areCards}
                    isBelowFold={index >= rowsInView}
                  />
                ))}
              </tbody>
            </PinRowContext>
            {totals && (
              <DataTableFoot totals={totals} columns={columns} hasActions={shownActions !== undefined} />
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
