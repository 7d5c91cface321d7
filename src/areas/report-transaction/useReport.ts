import { useListContext, useNavigate, useTranslate } from 'ra-core';
import type { z } from 'zod/mini';
import { type Chart, type SalesColumn, useSalesHeads } from '../../charts/ChartCard';
import { dayPoints, hourPoints, salesQuery } from '../../charts/points';
import { salesByMethod } from '../../dataProvider/salesFigures';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import {
  type ComparedPeriod,
  comparedPeriod,
  type Comparison,
  comparisons,
  dayCompared,
  defaultComparison,
  soFar,
} from '../../domain/comparison';
import { listSearch } from '../../domain/format/listAddress';
import { writtenDate } from '../../domain/format/plainDate';
import { wibInstant } from '../../domain/format/wibTime';
import type { DateRange } from '../../domain/period';
import { shopText, shortCity } from '../../domain/shop';
import { breadcrumbOf, inTreeOrder } from '../../domain/tree';
import {
  choicesOf,
  readChoices,
  readTexts,
  usePaymentMethodChoices,
  wordedChoices,
} from '../../list/filter/filterChoices';
import { type SelectFilter, useFilterValues, withFilter } from '../../list/filter/listFilter';
import { useNow, usePeriodText, useToday } from '../../ui/text/clock';
import { usePaymentMethodName, useResourceWords } from '../../ui/text/words';
import { activeRange, filterDuring, periodOf } from './reportModel';
import {
  reportCategories,
  reportCategoryNames,
  reportCities,
  reportSeries,
  reportStatuses,
  reportStoreNames,
  reportStores,
  reportSummary,
} from './reportWire';

const useCategories: SelectFilter['useChoices'] = () => {
  const query = useResourceRead({ name: 'category-names', schema: reportCategoryNames });
  const categories = query.data ?? [];
  return choicesOf(
    { ...query, data: query.data && inTreeOrder(categories).map(({ node }) => node) },
    (category) => ({ value: category.id, label: breadcrumbOf(categories, category) }),
  );
};

/** The choices come from the report's own endpoints, because its users may lack the right to view sellers. */
export const reportFilters: readonly SelectFilter[] = [
  {
    source: 'store_id',
    label: 'store',
    searchable: true,
    useChoices: readChoices(
      { name: 'store-names', schema: reportStoreNames },
      ({ store_id, store, city, phone }) => ({
        value: store_id,
        label: shopText({ name: store, city, phone }),
      }),
    ),
  },
  { source: 'city', searchable: true, useChoices: readTexts({ name: 'cities', schema: reportCities }) },
  { source: 'category_id', label: 'category', searchable: true, useChoices: useCategories },
  { source: 'method', useChoices: usePaymentMethodChoices },
  { source: 'status', useChoices: wordedChoices(reportStatuses, 'states') },
];

export const useReportRange = (): DateRange => activeRange(useFilterValues(), useToday());

export const useComparison = (): Comparison => {
  const { compare } = useFilterValues();
  return comparisons.find((known) => known === compare) ?? defaultComparison;
};

/** Reads what aggregates the whole filter of the surrounding list, or the same of another period; nothing if that is null. */
export const useReport = <T>(name: string, schema: z.ZodMiniType<T>, compared?: ComparedPeriod | null) => {
  const range = useReportRange();
  const values = useFilterValues();
  const filter = compared === null ? {} : filterDuring(values, compared ?? range);
  return useResourceRead({ name, schema, query: { filter }, enabled: compared !== null });
};

/** `compared` is null if the two periods are not comparable. */
export const useReportFigures = () => {
  const values = useFilterValues();
  const today = useToday();
  const range = useReportRange();
  const comparison = useComparison();
  const query = useReport('summary', reportSummary);
  const compared = comparedPeriod(comparison, periodOf(values), range, today, query.data?.until);
  const { data: earlier } = useReport('summary', reportSummary, compared);
  return { query, compared, earlier };
};

/** Filters the report by an item clicked in a chart; the back button undoes it. */
const useChoose = (): ((source: string, value: string) => void) => {
  const { sort, page, perPage, setFilters } = useListContext();
  const values = useFilterValues();
  const navigate = useNavigate();
  return (source, value) => {
    // A URL without filters restores the last ones, so this history entry must state its own. The browser's URL is read,
    // because a chart that is not drawn again yet would overwrite a filter that was set a moment ago.
    if (location.search === '')
      navigate({ search: listSearch({ filter: values, sort, page, perPage }) }, { replace: true });
    setFilters(withFilter(values, source, value));
  };
};

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
      query: salesQuery(methods, ({ method }) => ({ key: method, label: methodName(method) })),
    },
    categories: {
      ...bars('categories', 'category', 'category_id'),
      note: words('charts.categoriesNote'),
      query: salesQuery(categories, (row) => ({ key: row.category_id, label: row.category })),
    },
    stores: {
      ...bars('stores', 'store', 'store_id'),
      query: salesQuery(stores, ({ store_id, store, city, phone }) => ({
        key: store_id,
        label: shopText({ name: store, city, phone }),
        short: `${store}\n${shortCity(city)}`.trim(),
      })),
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
  const { data: earlier } = useReport('series', reportSeries, compared);
  const now = wibInstant(new Date(useNow()));
  // Days and hours in the future of the server's clock have no figures; the local clock is used if the host omits its time.
  const elapsed = soFar(range, useToday(), summary.data?.until ?? now);
  const lastHour = elapsed?.until === undefined ? 23 : Number(elapsed.until.slice(11, 13));
  const isOneDay = range.from === range.to;
  const hours = isOneDay && elapsed ? series.data?.[0]?.hours : undefined;
  const points = hours ? hourPoints(hours, lastHour) : dayPoints(elapsed, series.data);
  const before =
    compared &&
    earlier?.[0] &&
    (hours ? earlier[0].hours && hourPoints(earlier[0].hours, lastHour) : dayPoints(compared, earlier));
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
      ...(before && { before: translate('charts.sales.before', { period: periodText(compared) }) }),
    },
  };
};
