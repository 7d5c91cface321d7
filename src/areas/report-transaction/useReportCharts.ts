import type { Chart } from '../../charts/chartKinds';
import { salesPoints } from '../../charts/salesPoints';
import { type SalesColumn, useSalesHeads } from '../../charts/useSalesHeads';
import { salesByMethod } from '../../dataProvider/salesFigures';
import { shopText, shortCity } from '../../domain/shop';
import { usePaymentMethodName } from '../../ui/text/usePaymentMethodName';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { reportCategories, reportStores } from './reportWire';
import { useChoose } from './useChoose';
import { useReport } from './useReport';
import { useSeriesChart } from './useSeriesChart';

/**
 * The charts of omzet by day, method, category and shop, each aggregated by the server over the whole filter. A click on a
 * bar filters by it.
 */
export const useReportCharts = (): Record<'series' | 'methods' | 'categories' | 'stores', Chart> => {
  const words = useResourceWords();
  const methodName = usePaymentMethodName();
  const methods = useReport('methods', salesByMethod);
  const categories = useReport('categories', reportCategories);
  const stores = useReport('stores', reportStores);
  const choose = useChoose();
  const heads = useSalesHeads();
  const bars = (chart: string, label: SalesColumn, source: string) => ({
    title: words(`charts.${chart}`),
    kind: 'bars' as const,
    heads: heads(label),
    onChoose: (key: string) => choose(source, key),
  });
  return {
    series: useSeriesChart(),
    methods: {
      ...bars('methods', 'method', 'method'),
      query: {
        ...methods,
        data: salesPoints(methods.data, ({ method }) => ({ key: method, label: methodName(method) })),
      },
    },
    categories: {
      ...bars('categories', 'category', 'category_id'),
      note: words('charts.categoriesNote'),
      query: {
        ...categories,
        data: salesPoints(categories.data, (row) => ({ key: row.category_id, label: row.category })),
      },
    },
    stores: {
      ...bars('stores', 'store', 'store_id'),
      query: {
        ...stores,
        data: salesPoints(stores.data, ({ store_id, store, city, phone }) => ({
          key: store_id,
          label: shopText({ name: store, city, phone }),
          // Two lines.
          short: `${store}\n${shortCity(city)}`.trim(),
        })),
      },
    },
  };
};
