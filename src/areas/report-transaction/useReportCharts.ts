import { useTranslate } from 'ra-core';
import type { Chart } from '../../widgets/chartKinds';
import { dayPoints } from '../../widgets/dayPoints';
import { usePaymentMethodName } from '../../widgets/usePaymentMethods';
import { reportKey } from './reportKey';
import { reportMethods, reportSeries, reportStores } from './reportWire';
import { useReport, useReportRange } from './useReport';

/** Omzet by day, method and shop, each from the server over the whole filter. */
export const useReportCharts = (): Record<'series' | 'methods' | 'stores', Chart> => {
  const translate = useTranslate();
  const methodName = usePaymentMethodName();
  const { range } = useReportRange();
  const series = useReport('series', reportSeries);
  const methods = useReport('methods', reportMethods);
  const stores = useReport('stores', reportStores);
  const words = (chart: string, label: string) => ({
    title: translate(reportKey(`charts.${chart}`)),
    heads: {
      label: translate(reportKey(`charts.${label}`)),
      count: translate(reportKey('charts.count')),
      value: translate(reportKey('charts.total')),
    },
  });
  return {
    series: {
      ...words('series', 'date'),
      kind: 'line',
      query: { ...series, data: dayPoints(range, series.data) },
    },
    methods: {
      ...words('methods', 'method'),
      kind: 'bars',
      query: {
        ...methods,
        data: methods.data?.map(({ method, count, total }) => ({
          key: method,
          label: methodName(method),
          value: total,
          count,
        })),
      },
    },
    stores: {
      ...words('stores', 'store'),
      kind: 'bars',
      query: {
        ...stores,
        data: stores.data?.map(({ store_id, store, count, total }) => ({
          key: store_id,
          label: store,
          value: total,
          count,
        })),
      },
    },
  };
};
