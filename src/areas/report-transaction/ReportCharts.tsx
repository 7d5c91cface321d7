import { useTranslate } from 'ra-core';
import { ChartCard } from '../../widgets/ChartCard';
import { dayPoints } from '../../widgets/dayPoints';
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
  return (
    <div className="report-charts">
      <ChartCard
        title={translate(reportKey('charts.series'))}
        kind="line"
        heads={heads('date')}
        query={{
          ...series,
          data: dayPoints(range, series.data),
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
