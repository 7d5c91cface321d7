import { salesByMethod } from '../../dataProvider/salesFigures';
import { shopText } from '../../domain/shop';
import { wibInstant } from '../../format/wibTime';
import type { Chart } from '../../widgets/chart/chartKinds';
import { dayPoints, hourPoints, methodPoints } from '../../widgets/chart/salesPoints';
import { type SalesColumn, useSalesHeads } from '../../widgets/chart/useSalesHeads';
import { useNow } from '../../widgets/text/useNow';
import { usePaymentMethodName } from '../../widgets/text/usePaymentMethodName';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { reportSeries, reportStores } from './reportWire';
import { useReport, useReportRange } from './useReport';

/** Omzet by day, method and shop, each from the server over the whole filter. */
export const useReportCharts = (): Record<'series' | 'methods' | 'stores', Chart> => {
  const words = useResourceWords();
  const methodName = usePaymentMethodName();
  const { range } = useReportRange();
  const series = useReport('series', reportSeries);
  const hours = series.data?.[0]?.hours;
  const now = wibInstant(new Date(useNow()));
  // Of today, hours that are still to come have no figures.
  const lastHour = now.startsWith(range.to) ? Number(now.slice(11, 13)) : 23;
  const methods = useReport('methods', salesByMethod);
  const stores = useReport('stores', reportStores);
  const heads = useSalesHeads();
  const labels = (chart: string, label: SalesColumn) => ({
    title: words(`charts.${chart}`),
    heads: heads(label),
  });
  return {
    series:
      range.from !== range.to
        ? {
            ...labels('series', 'date'),
            kind: 'line',
            query: { ...series, data: dayPoints(range, series.data) },
          }
        : hours
          ? {
              ...labels('hours', 'hour'),
              kind: 'columns',
              query: { ...series, data: hourPoints(hours, lastHour) },
            }
          : {
              ...labels('series', 'date'),
              kind: 'columns',
              query: { ...series, data: dayPoints(range, series.data) },
            },
    methods: {
      ...labels('methods', 'method'),
      kind: 'bars',
      query: { ...methods, data: methodPoints(methods.data, methodName) },
    },
    stores: {
      ...labels('stores', 'store'),
      kind: 'bars',
      query: {
        ...stores,
        data: stores.data?.map(({ store_id, store, city, phone, count, total }) => ({
          key: store_id,
          label: shopText({ name: store, city, phone }),
          // Two lines: MUI breaks an axis label at a line feed.
          short: `${store}\n${city}`.trim(),
          value: total,
          count,
        })),
      },
    },
  };
};
