import { useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { isBackwards } from '../../domain/period';
import { ListPage } from '../../list/ListPage';
import { EmptyState } from '../../ui/EmptyState';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { useToday } from '../../ui/text/useToday';
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
 * The Report Transaction page (docs/areas.md): totals of a period, compared with another one, charts, and the table of
 * transactions. Period, filters, order and page are in the URL.
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
