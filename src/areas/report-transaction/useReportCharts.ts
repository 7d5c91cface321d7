import { salesByMethod } from '../../dataProvider/salesFigures';
import { shopText } from '../../domain/shop';
import type { Chart } from '../../widgets/chart/chartKinds';
import { methodPoints } from '../../widgets/chart/salesPoints';
import { type SalesColumn, useSalesHeads } from '../../widgets/chart/useSalesHeads';
import { usePaymentMethodName } from '../../widgets/text/usePaymentMethodName';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { reportStores } from './reportWire';
import { useReport } from './useReport';
import { useSeriesChart } from './useSeriesChart';

/** Omzet by day, method and shop, each from the server over the whole filter. */
export const useReportCharts = (): Record<'series' | 'methods' | 'stores', Chart> => {
  const words = useResourceWords();
  const methodName = usePaymentMethodName();
  const methods = useReport('methods', salesByMethod);
  const stores = useReport('stores', reportStores);
  const heads = useSalesHeads();
  const labels = (chart: string, label: SalesColumn) => ({
    title: words(`charts.${chart}`),
    heads: heads(label),
  });
  return {
    series: useSeriesChart(),
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
