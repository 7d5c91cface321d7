import { useGetResourceLabel, useListContext, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useUser } from '../../authProvider/currentUser';
import {
  barsHeight,
  type Chart,
  ChartFrame,
  ChartTable,
  Drawing,
  pointsToDraw,
} from '../../charts/ChartCard';
import type { ChartSize } from '../../charts/points';
import { config } from '../../config';
import { currentTime } from '../../domain/format/clock';
import { writtenRange } from '../../domain/format/plainDate';
import { groupedFigures } from '../../domain/format/rupiah';
import { wibInstant, writtenInstant } from '../../domain/format/wibTime';
import { isBackwards } from '../../domain/period';
import { RowProgress, useAllPages } from '../../list/export/allPages';
import { ExportButton } from '../../list/export/ExportButton';
import {
  activeSearch,
  type SelectFilter,
  useFilterLabel,
  useFilterValues,
} from '../../list/filter/listFilter';
import { PrintButton, PrintSheet } from '../../record/print/PrintSheet';
import { usePeriodText } from '../../ui/text/clock';
import { Instant } from '../../ui/text/texts';
import { useFieldLabel, usePaymentMethodName, useResourceWords } from '../../ui/text/words';
import { ReportCards } from './ReportCards';
import { periodDates } from './reportModel';
import { type ReportRow, reportSummary, summedColumns } from './reportWire';
import { reportFilters, useReport, useReportCharts, useReportFigures, useReportRange } from './useReport';
import './ReportPrint.css';

const figureCells = (row: Readonly<Record<(typeof summedColumns)[number], number>>) =>
  summedColumns.map((name) => (
    <td key={name} className="is-numeric">
      {groupedFigures(row[name])}
    </td>
  ));

const wordColumns = ['invoice_no', 'time', 'store', 'buyer', 'method', 'status'] as const;

const ReportRows = ({ rows }: { rows: readonly ReportRow[] }) => {
  const words = useResourceWords();
  const fieldLabel = useFieldLabel();
  const methodName = usePaymentMethodName();
  const { data: sums } = useReport('summary', reportSummary);
  return (
    <table className="report-rows">
      <thead>
        <tr>
          {[...wordColumns, ...summedColumns].map((name, index) => (
            <th key={name} scope="col" className={index < wordColumns.length ? undefined : 'is-numeric'}>
              {fieldLabel(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.invoice_no}</th>
            <td>{writtenInstant(row.time)}</td>
            <td>{row.store}</td>
            <td>{row.buyer}</td>
            <td>{methodName(row.method)}</td>
            <td>{words(`states.${row.status}`, { _: row.status })}</td>
            {figureCells(row)}
          </tr>
        ))}
      </tbody>
      {sums && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={wordColumns.length}>
              {words('table.totals', { count: groupedFigures(sums.count) })}
            </th>
            {figureCells(sums)}
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

type ReportSheetProps = { rows: readonly ReportRow[]; source: 'filter' | 'screen' };

const ReportSheet = ({ rows, source }: ReportSheetProps) => {
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
      <header>
        <div>
          <p>{config().product}</p>
          <h1>{resourceLabel(resource, 2)}</h1>
        </div>
        <dl>
          <dt>{words('period.label')}</dt>
          <dd>{writtenRange(range.from, range.to)}</dd>
          {compared && (
            <>
              <dt>{paper('before')}</dt>
              <dd>{periodText(compared)}</dd>
            </>
          )}
          {filters.map((filter) => (
            <PaperFilter key={filter.source} filter={filter} value={values[filter.source]} />
          ))}
          {search !== '' && (
            <>
              <dt>{paper('search')}</dt>
              <dd>{search}</dd>
            </>
          )}
          <dt>{paper('printed')}</dt>
          <dd>
            <Instant value={now} /> <span>{`${translate('record.timeline.by')} ${full_name}`}</span>
          </dd>
        </dl>
      </header>
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

const PaperFilter = ({ filter, value }: { filter: SelectFilter; value: unknown }) => {
  const label = useFilterLabel(filter);
  const chosen = filter.useChoices().choices?.find((choice) => choice.value === value);
  return (
    <>
      <dt>{label}</dt>
      <dd>{chosen?.label ?? String(value)}</dd>
    </>
  );
};

/** Its size does not depend on the screen, and is lower for few bars. */
const PaperChart = ({ title, kind, query, heads, note, size }: Chart & { size: ChartSize }) => {
  const translate = useTranslate();
  const points = pointsToDraw(query.data);
  const most = kind === 'bars' ? barsHeight(points?.length ?? 0).most : size.height;
  const table = <ChartTable title={title} points={points ?? []} heads={heads} />;
  return (
    <figure className="paper-chart">
      <figcaption>
        <span>{title}</span>
        {note !== undefined && <small>{note}</small>}
      </figcaption>
      {points ? (
        <ErrorBoundary fallback={table}>
          <ChartFrame kind={kind} heads={heads} onPaper>
            <Drawing
              kind={kind}
              fallback={table}
              points={points}
              valueHead={heads.value}
              beforeHead={heads.before}
              size={{ ...size, height: Math.min(size.height, most) }}
            />
          </ChartFrame>
        </ErrorBoundary>
      ) : (
        <p>{translate(query.data ? 'charts.empty' : 'charts.failed', { title })}</p>
      )}
    </figure>
  );
};
