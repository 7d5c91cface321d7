import { useListContext } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { ChartCard } from '../../charts/ChartCard';
import { comparisons, defaultComparison } from '../../domain/comparison';
import { writtenRange } from '../../domain/format/plainDate';
import { isBackwards, longestPeriod, type Period, periods } from '../../domain/period';
import type { ListOrder } from '../../domain/queue';
import { type FilterValues, useFilterValues, withFilter, withFilters } from '../../list/filter/listFilter';
import { RangeInput } from '../../list/filter/RangeInput';
import { ScrollStrip } from '../../list/filter/TabStrip';
import { ListPage } from '../../list/ListPage';
import { EmptyState } from '../../ui/EmptyState';
import { PanelField } from '../../ui/Panel';
import { useToday } from '../../ui/text/clock';
import { useResourceWords } from '../../ui/text/words';
import { ReportActions } from './ReportActions';
import { ReportCards } from './ReportCards';
import { reportFilters } from './reportFilters';
import { activeRange, isTooLong, linkedFilter, periodDates, periodFilters, periodShown } from './reportModel';
import { reportColumns, ReportTable } from './ReportTable';
import { useComparison, useReportRange } from './useReport';
import { useReportCharts } from './useReportCharts';
import './Report.css';

const order: ListOrder = { sort: { field: 'time', order: 'DESC' } };

/**
 * The Report Transaction page (docs/areas.md): totals of a period, compared with another one, charts, and the table of
 * transactions. Period, filters, order and page are in the URL.
 */
const ReportPage = () => (
  <ListPage
    columns={reportColumns}
    filters={reportFilters}
    control={<PeriodControl />}
    controlled={periodFilters}
    linked={linkedFilter}
    order={order}
    action={<ReportActions />}
    isLong
  >
    <Report />
  </ListPage>
);

/** The choice of the report's period and its comparison. 'Kustom' starts with the current dates and shows both date inputs. */
const PeriodControl = () => {
  const words = useResourceWords();
  const { setFilters } = useListContext();
  const active = useFilterValues();
  const today = useToday();
  // The URL changes after a delay, so the last choice is kept here as the base of the next one.
  const [{ values, from }, setChosen] = useState({ values: active, from: active });
  if (from !== active) setChosen({ values: active, from: active });
  const chosen = periodShown(values, today);
  const range = activeRange(values, today);

  const choose = (changed: FilterValues): void => {
    setChosen({ values: withFilters(changed, {}), from: active });
    setFilters(changed);
  };
  const choosePeriod = (period: Period): void => {
    const isOwn = period === 'kustom';
    choose({
      ...values,
      period,
      time_gte: isOwn ? range.from : undefined,
      time_lte: isOwn ? range.to : undefined,
    });
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
          onChange={(changed) => choose(withFilter(changed, 'period', chosen))}
        />
      )}
      {/* Shown beside the inputs too, because a browser in another language may show the month before the day. */}
      {!isBackwards(range) && <span className="hint figures">{writtenRange(range.from, range.to)}</span>}
      <CompareControl />
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

/** The choice of the comparison. The default, the period before, is left out of the URL. */
const CompareControl = () => {
  const words = useResourceWords();
  const { setFilters } = useListContext();
  const values = useFilterValues();
  const id = useId();
  return (
    <PanelField inline>
      <label htmlFor={id}>{words('compare.label')}</label>
      <select
        id={id}
        value={useComparison()}
        onChange={({ target }) =>
          setFilters(
            withFilter(values, 'compare', target.value === defaultComparison ? undefined : target.value),
          )
        }
      >
        {comparisons.map((comparison) => (
          <option key={comparison} value={comparison}>
            {words(`compare.names.${comparison}`)}
          </option>
        ))}
      </select>
    </PanelField>
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
      <ReportCharts />
      <ReportTable />
    </>
  );
};

const ReportCharts = () => {
  const { series, methods, categories, stores } = useReportCharts();
  return (
    <div className="report-charts stack">
      <ChartCard {...series} />
      <ChartCard {...methods} />
      <ChartCard {...categories} />
      <ChartCard {...stores} />
    </div>
  );
};

/**
 * Refetches the rows after midnight, because their query key has the period's name and not its dates. The totals have the
 * dates and refetch by themselves.
 */
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
