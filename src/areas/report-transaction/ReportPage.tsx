import { useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { isBackwards } from '../../domain/period';
import { EmptyState } from '../../widgets/feedback/EmptyState';
import { ListPage } from '../../widgets/list/ListPage';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { useToday } from '../../widgets/text/useToday';
import { CompareControl } from './CompareControl';
import { PeriodControl } from './PeriodControl';
import { ReportActions } from './ReportActions';
import { ReportCards } from './ReportCards';
import { ReportCharts } from './ReportCharts';
import { linkedFilter, periodFilters } from './reportFilter';
import { reportFilters } from './reportFilters';
import { ReportTable } from './ReportTable';
import { summedColumns } from './reportWire';
import { useReportRange } from './useReport';

const sorts = ['invoice_no', 'time', 'store', 'buyer', 'method', 'status', ...summedColumns];

/** The request for rows names the period and not its dates, so it is repeated after midnight. The sums repeat by themselves. */
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

/**
 * Report Transaction (docs/areas.md): the figures of a period, compared with the one before, by day, method and shop, and the
 * transactions behind them. Period, filters, order and page live in the address.
 */
const ReportPage = () => (
  <ListPage
    filters={reportFilters}
    control={
      <PeriodControl>
        <CompareControl />
      </PeriodControl>
    }
    controlled={periodFilters}
    linked={linkedFilter}
    sort={{ field: 'time', order: 'DESC' }}
    sorts={sorts}
    action={<ReportActions />}
    isLong
  >
    <Report />
  </ListPage>
);

export default ReportPage;
