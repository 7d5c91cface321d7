import { useTranslate } from 'ra-core';
import { type Chart, type SalesColumn, useSalesHeads } from '../../charts/Chart';
import { dayPoints, hourPoints, salesPoints } from '../../charts/points';
import { salesByMethod } from '../../dataProvider/salesFigures';
import { dayCompared, soFar } from '../../domain/comparison';
import { writtenDate } from '../../domain/format/plainDate';
import { wibInstant } from '../../domain/format/wibTime';
import { shopText, shortCity } from '../../domain/shop';
import { useNow, usePeriodText, useToday } from '../../ui/text/clock';
import { usePaymentMethodName, useResourceWords } from '../../ui/text/words';
import { reportCategories, reportSeries, reportStores } from './reportWire';
import {
  useChoose,
  useComparison,
  useEarlier,
  useReport,
  useReportFigures,
  useReportRange,
} from './useReport';

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
          short: `${store}\n${shortCity(city)}`.trim(),
        })),
      },
    },
  };
};

const useSeriesChart = (): Chart => {
  const words = useResourceWords();
  const translate = useTranslate();
  const heads = useSalesHeads();
  const periodText = usePeriodText();
  const range = useReportRange();
  const comparison = useComparison();
  const series = useReport('series', reportSeries);
  const { query: summary, compared } = useReportFigures();
  const earlier = useEarlier('series', reportSeries, compared);
  const now = wibInstant(new Date(useNow()));
  // Days and hours in the future of the server's clock have no figures; the local clock is used if the host omits its time.
  const elapsed = soFar(range, useToday(), summary.data?.until ?? now);
  const lastHour = elapsed?.until === undefined ? 23 : Number(elapsed.until.slice(11, 13));
  const isOneDay = range.from === range.to;
  const hours = isOneDay && elapsed ? series.data?.[0]?.hours : undefined;
  const points = hours ? hourPoints(hours, lastHour) : dayPoints(elapsed, series.data);
  const before = hours
    ? earlier?.[0]?.hours && hourPoints(earlier[0].hours, lastHour)
    : compared && earlier?.[0] && dayPoints(compared, earlier);
  const pointsBefore = new Map(before?.map((point) => [point.key, point]));
  const keyBefore = (key: string): string | null =>
    hours || !compared ? key : dayCompared(comparison, range, compared, key);
  return {
    title: words(hours ? 'charts.hours' : 'charts.series'),
    kind: isOneDay ? 'columns' : 'line',
    query: {
      ...series,
      data: points?.map((point) => {
        const earlierPoint = pointsBefore.get(keyBefore(point.key) ?? '');
        return {
          ...point,
          full: hours ? `${writtenDate(range.from)}, ${point.label}` : point.label,
          before: earlierPoint?.value,
          beforeLabel: hours && compared ? writtenDate(compared.from) : earlierPoint?.label,
        };
      }),
    },
    heads: {
      ...heads(hours ? 'hour' : 'date'),
      ...(before &&
        compared && {
          before: translate('charts.sales.before', { period: periodText(compared) }),
        }),
    },
  };
};
