import { type RaRecord, useGetResourceLabel, useListContext, useTranslate } from 'ra-core';
import { useContext, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useUser } from '../../authProvider/currentUser';
import { barsHeight, type Chart, ChartFrame, ChartTable, pointsToDraw } from '../../charts/ChartCard';
import type { ChartSize } from '../../charts/points';
import { currentTime } from '../../domain/format/clock';
import { writtenRange } from '../../domain/format/plainDate';
import { groupedFigures } from '../../domain/format/rupiah';
import { wibInstant, writtenInstant } from '../../domain/format/wibTime';
import { isBackwards } from '../../domain/period';
import { type Column, isNumeric, ListContentsContext } from '../../list/columns';
import { RowProgress, useAllPages } from '../../list/export/allPages';
import { ExportButton } from '../../list/export/ExportButton';
import {
  activeSearch,
  type SelectFilter,
  useFilterLabel,
  useFilterValues,
} from '../../list/filter/listFilter';
import { PrintButton, PrintSheet, SheetFact, SheetHeader } from '../../record/print/PrintSheet';
import { usePeriodText } from '../../ui/text/clock';
import { Instant } from '../../ui/text/texts';
import { useFieldLabel, useResourceWords } from '../../ui/text/words';
import { ReportCards } from './ReportCards';
import { periodDates } from './reportModel';
import { type ReportRow, reportSummary, summedColumns } from './reportWire';
import { reportFilters, useReport, useReportCharts, useReportFigures, useReportRange } from './useReport';
import './ReportPrint.css';

const classOf = (column: Column) => (isNumeric(column) ? 'is-numeric' : undefined);

/** The columns of the table, as texts. */
const ReportRows = ({ rows }: { rows: readonly ReportRow[] }) => {
  const words = useResourceWords();
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const columns = useContext(ListContentsContext).columns.filter(({ within }) => within === undefined);
  const { data: sums } = useReport('summary', reportSummary);
  const textOf = (column: Column, row: RaRecord) => {
    const { source, type } = column;
    if (column.value) return column.value(row, translate);
    if (type === 'money') return groupedFigures(Number(row[source]));
    const text = String(row[source]);
    if (type === 'state') return words(`states.${text}`, { _: text });
    return type === 'instant' ? writtenInstant(text) : text;
  };
  return (
    <table className="report-rows">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.source} scope="col" className={classOf(column)}>
              {fieldLabel(column.source)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell key={column.source} scope={index === 0 ? 'row' : undefined} className={classOf(column)}>
                  {textOf(column, row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
      {sums && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={columns.length - summedColumns.length}>
              {words('table.totals', { count: groupedFigures(sums.count) })}
            </th>
            {summedColumns.map((name) => (
              <td key={name} className="is-numeric">
                {groupedFigures(sums[name])}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
};

/** Some fifty pages; the export is for more. */
const mostRows = 2_000;

/**
 * Fetches all transactions of the filter and prints them. The browser's own command (Ctrl+P) cannot wait: it prints the rows
 * on screen, and the paper says so.
 */
const ReportPrint = () => {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const { resource, data = [] } = useListContext<ReportRow>();
  const [rows, setRows] = useState<readonly ReportRow[]>();
  const reading = useAllPages({
    purpose: 'print',
    most: mostRows,
    onRows: (records) => setRows(records as ReportRow[]),
  });

  useEffect(() => {
    if (!rows) return;
    // PrintSheet renders synchronously before printing, which React does not allow inside an effect.
    const timer = setTimeout(() => window.print());
    return () => clearTimeout(timer);
  }, [rows]);

  return (
    <>
      <PrintButton onPrint={reading.start} />
      <RowProgress title={translate('print.title', { name: resourceLabel(resource, 2) })} reading={reading} />
      <PrintSheet landscape onPrinted={() => setRows(undefined)}>
        <ReportSheet rows={rows ?? data} source={rows ? 'filter' : 'screen'} />
      </PrintSheet>
    </>
  );
};

export const ReportActions = () => {
  const range = useReportRange();
  if (isBackwards(range)) return null;
  return (
    <>
      <ReportPrint />
      <ExportButton
        name={`report-transaction-${range.from}-${range.to}`}
        control={{ filter: periodDates, values: { time_gte: range.from, time_lte: range.to } }}
      />
    </>
  );
};

const ReportSheet = ({ rows, source }: { rows: readonly ReportRow[]; source: 'filter' | 'screen' }) => {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const { resource, total } = useListContext();
  const { full_name } = useUser();
  const range = useReportRange();
  const { compared } = useReportFigures();
  const periodText = usePeriodText();
  const values = useFilterValues();
  const { series, methods, categories, stores } = useReportCharts();
  const [now] = useState(() => wibInstant(currentTime()));
  const words = useResourceWords();
  const paper = (name: string, more = {}): string => words(`paper.${name}`, more);
  const search = activeSearch(values);
  const filters = reportFilters.filter(({ source }) => values[source] !== undefined);
  return (
    <article className="report-sheet">
      <SheetHeader title={resourceLabel(resource, 2)}>
        <SheetFact label={words('period.label')}>{writtenRange(range.from, range.to)}</SheetFact>
        {compared && <SheetFact label={paper('before')}>{periodText(compared)}</SheetFact>}
        {filters.map((filter) => (
          <FilterFact key={filter.source} filter={filter} value={values[filter.source]} />
        ))}
        {search !== '' && <SheetFact label={paper('search')}>{search}</SheetFact>}
        <SheetFact label={paper('printed')}>
          <Instant value={now} /> <span>{`${translate('record.timeline.by')} ${full_name}`}</span>
        </SheetFact>
      </SheetHeader>
      <ReportCards onPaper />
      <div className="report-sheet-charts">
        <PaperChart {...series} size={{ width: 600, height: 180 }} />
        <PaperChart {...methods} size={{ width: 295, height: 190 }} />
        <PaperChart {...categories} size={{ width: 295, height: 190 }} />
        <PaperChart {...stores} size={{ width: 400, height: 410 }} />
      </div>
      <h2>{words('table.title')}</h2>
      {total !== undefined && (
        <p className="report-sheet-note">
          {paper(rows.length >= total ? 'whole' : source === 'filter' ? 'first' : 'screen', {
            count: rows.length,
            total,
          })}
        </p>
      )}
      <ReportRows rows={rows} />
    </article>
  );
};

const FilterFact = ({ filter, value }: { filter: SelectFilter; value: unknown }) => {
  const label = useFilterLabel(filter);
  const chosen = filter.useChoices().choices?.find((choice) => choice.value === value);
  return <SheetFact label={label}>{chosen?.label ?? String(value)}</SheetFact>;
};

/** Its size does not depend on the screen, and is lower for few bars. */
const PaperChart = ({ title, kind, query, heads, note, size }: Chart & { size: ChartSize }) => {
  const translate = useTranslate();
  const points = pointsToDraw(query.data);
  const most = kind === 'bars' ? barsHeight(points?.length ?? 0).maxHeight : size.height;
  const table = <ChartTable title={title} points={points ?? []} heads={heads} />;
  return (
    <figure className="paper-chart">
      <figcaption>
        <span>{title}</span>
        {note !== undefined && <small>{note}</small>}
      </figcaption>
      {points ? (
        <ErrorBoundary fallback={table}>
          <ChartFrame
            kind={kind}
            heads={heads}
            points={points}
            fallback={table}
            size={{ ...size, height: Math.min(size.height, most) }}
          />
        </ErrorBoundary>
      ) : (
        <p>{translate(query.data ? 'charts.empty' : 'charts.failed', { title })}</p>
      )}
    </figure>
  );
};
