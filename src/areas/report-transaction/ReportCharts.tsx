import { useTranslate } from 'ra-core';
import { daysOf } from '../../rules/period';
import { writtenDate, writtenDay } from '../../rules/writtenDate';
import { ChartCard } from '../../widgets/ChartCard';
import { reportKey } from './reportKey';
import { reportMethods, reportSeries, reportStores } from './reportWire';
import { useReport, useReportRange } from './useReport';
import './ReportCharts.css';

/** Omzet by day, method and shop, each from the server over the whole filter. */
export const ReportCharts = () => {
  const translate = useTranslate();
  const { range } = useReportRange();
  const series = useReport('series', reportSeries);
  const methods = useReport('methods', reportMethods);
  const stores = useReport('stores', reportStores);
  const heads = (label: string) => ({
    label: translate(reportKey(`charts.${label}`)),
    count: translate(reportKey('charts.count')),
    value: translate(reportKey('charts.total')),
  });
  const byDate = new Map(series.data?.map((day) => [day.date, day]));

  return (
    <div className="report-charts">
      <ChartCard
        title={translate(reportKey('charts.series'))}
        kind="line"
        heads={heads('date')}
        query={{
          ...series,
          data:
            series.data &&
            daysOf(range).map((date) => ({
              key: date,
              label: writtenDate(date),
              short: writtenDay(date),
              value: byDate.get(date)?.total ?? 0,
              count: byDate.get(date)?.count ?? 0,
            })),
        }}
      />
      <ChartCard
        title={translate(reportKey('charts.methods'))}
        kind="bars"
        heads={heads('method')}
        query={{
          ...methods,
          data: methods.data?.map(({ method, count, total }) => ({
            key: method,
            label: translate(reportKey(`methods.${method}`), { _: method }),
            value: total,
            count,
          })),
        }}
      />
      <ChartCard
        title={translate(reportKey('charts.stores'))}
        kind="bars"
        heads={heads('store')}
        query={{
          ...stores,
          data: stores.data?.map(({ store_id, store, count, total }) => ({
            key: store_id,
            label: store,
            value: total,
            count,
          })),
        }}
      />
    </div>
  );
};
