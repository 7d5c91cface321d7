import { type TranslateFunction, useListContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { ChartCard } from '../../charts/ChartCard';
import { comparisons, defaultComparison } from '../../domain/comparison';
import { writtenRange } from '../../domain/format/plainDate';
import { groupedFigures } from '../../domain/format/rupiah';
import { type DateRange, isBackwards, longestPeriod, type Period, periods } from '../../domain/period';
import type { ListOrder } from '../../domain/queue';
import type { Column } from '../../list/columns';
import { DataTable } from '../../list/DataTable';
import { useFilterValues } from '../../list/filter/listFilter';
import { RangeInput } from '../../list/filter/RangeInput';
import { ListPage } from '../../list/ListPage';
import { RowLink } from '../../list/RowLink';
import { useShowPath } from '../../record/RecordLink';
import { EmptyState } from '../../ui/EmptyState';
import { SelectBox } from '../../ui/field/Field';
import { lineIcon } from '../../ui/lineIcon';
import { PanelField } from '../../ui/Panel';
import { Optional, Part } from '../../ui/Part';
import { ScrollStrip } from '../../ui/Tabs';
import { useToday } from '../../ui/text/clock';
import { Money } from '../../ui/text/texts';
import { paymentMethodName, useResourceWords } from '../../ui/text/words';
import { ReportCards } from './ReportCards';
import { activeRange, isTooLong, linkedFilter, periodDates, periodFilters, periodShown } from './reportModel';
import { ReportActions } from './ReportPrint';
import { type ReportRow, reportSummary, summedColumns } from './reportWire';
import { reportFilters, useComparison, useReport, useReportCharts, useReportRange } from './useReport';
import './Report.css';

const OrderLink = ({ row }: { row: ReportRow }) => {
  const path = useShowPath('orders', row.order_id);
  if (path === undefined) return <span>{row.invoice_no}</span>;
  return <RowLink to={path}>{row.invoice_no}</RowLink>;
};

/** Expands a card of the table on a phone; wide screens show all columns. */
const CardMore = ({ invoice }: { invoice: string }) => {
  const words = useResourceWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <button
      type="button"
      className="card-more row text-tool icons-16 ring-inside"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <span>{words('table.more')}</span> <span className="visually-hidden">{invoice}</span>
      {lineIcon('m4 6 4 4 4-4', 16)}
    </button>
  );
};

const paymentMethod = ({ method }: ReportRow, translate: TranslateFunction): string =>
  paymentMethodName(translate, method);

const columns: readonly Column<ReportRow>[] = [
  {
    source: 'invoice_no',
    show: (row) => (
      <>
        <OrderLink row={row} />
        <CardMore invoice={row.invoice_no} />
      </>
    ),
  },
  { source: 'time', type: 'instant', sortByOrder: 'DESC' },
  { source: 'store' },
  { source: 'city', within: 'store' },
  { source: 'buyer', notOnPhones: true },
  { source: 'method', notOnPhones: true, show: paymentMethod, value: paymentMethod },
  { source: 'status', type: 'state', exportedAfter: summedColumns.at(-1) },
  ...summedColumns.map((source): Column => ({
    source,
    type: 'money',
    sortByOrder: 'DESC',
    notOnPhones: source !== 'total',
  })),
];

const usualOrder: ListOrder = { sort: { field: 'time', order: 'DESC' } };

/** Period, filters, order and page are in the URL (docs/areas.md). */
const ReportPage = () => (
  <ListPage
    columns={columns}
    filters={reportFilters}
    control={<PeriodControl />}
    controlled={periodFilters}
    linked={linkedFilter}
    usualOrder={usualOrder}
    toolbar={<ReportActions />}
    isLong
  >
    <Report />
  </ListPage>
);

/** 'Kustom' starts with the current dates. */
const PeriodControl = () => {
  const words = useResourceWords();
  const { setFilters } = useListContext();
  const values = useFilterValues();
  const today = useToday();
  const chosen = periodShown(values, today);
  const range = activeRange(values, today);
  const choosePeriod = (period: Period): void => {
    const { from, to }: Partial<DateRange> = period === 'kustom' ? range : {};
    setFilters({ ...values, period, time_gte: from, time_lte: to });
  };

  return (
    <div className="period-control row flow">
      <div className="period-choices segments">
        <ScrollStrip label={words('period.label')} chosen={chosen}>
          {periods.map((period) => (
            <button
              key={period}
              type="button"
              aria-pressed={period === chosen}
              onClick={() => {
                if (period !== chosen) choosePeriod(period);
              }}
            >
              {words(`period.names.${period}`)}
            </button>
          ))}
        </ScrollStrip>
      </div>
      {chosen === 'kustom' && (
        <RangeInput
          inline
          filter={periodDates}
          values={values}
          onChange={(changed) => setFilters({ ...changed, period: chosen })}
        />
      )}
      {/* Shown beside the inputs too, because a browser in another language may show the month before the day. */}
      {!isBackwards(range) && <span className="hint figures">{writtenRange(range.from, range.to)}</span>}
      <PanelField inline>
        <SelectBox
          label={words('compare.label')}
          value={useComparison()}
          // The default is left out of the URL.
          onChange={(compare) =>
            setFilters({ ...values, compare: compare === defaultComparison ? undefined : compare })
          }
          choices={comparisons.map((id) => ({ id, name: words(`compare.names.${id}`) }))}
        />
      </PanelField>
      {isTooLong(values, today) && (
        <p className="hint" role="status">
          {words('period.tooLong', {
            days: longestPeriod,
            period: writtenRange(range.from, range.to),
          })}
        </p>
      )}
    </div>
  );
};

const Report = () => {
  useNewDay();
  const range = useReportRange();
  const words = useResourceWords();
  if (isBackwards(range))
    return (
      <EmptyState
        image="search"
        title={words('period.backwards.title')}
        hint={words('period.backwards.hint')}
      />
    );
  return (
    <>
      <ReportCards />
      <Part>
        <ReportCharts />
      </Part>
      <ReportTable />
    </>
  );
};

const ReportCharts = () => (
  <div className="report-charts stack">
    {Object.entries(useReportCharts()).map(([name, chart]) => (
      <ChartCard key={name} {...chart} />
    ))}
  </div>
);

const ReportTable = () => {
  const words = useResourceWords();
  const { data: sums } = useReport('summary', reportSummary);
  return (
    <DataTable
      rowClick={false}
      totals={
        sums && {
          head: words('table.totals', { count: groupedFigures(sums.count) }),
          sums: Object.fromEntries(
            summedColumns.map((name) => [
              name,
              <Optional key={name}>
                <Money value={sums[name]} />
              </Optional>,
            ]),
          ),
        }
      }
    />
  );
};

/** Refetches the rows after midnight, because their query key has the period's name and not its dates. */
const useNewDay = (): void => {
  const { refetch } = useListContext();
  const today = useToday();
  const shown = useRef(today);
  useEffect(() => {
    if (shown.current === today) return;
    shown.current = today;
    void refetch();
  }, [today, refetch]);
};

export default ReportPage;
