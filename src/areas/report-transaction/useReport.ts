import type { z } from 'zod/mini';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { type Comparison, comparisons, type Stretch, stretchCompared } from '../../domain/comparison';
import type { DateRange } from '../../domain/period';
import { useFilterValues } from '../../widgets/filter/listFilter';
import { useToday } from '../../widgets/text/useToday';
import { filterOfStretch, periodOf, rangeInForce, serverFilter } from './reportFilter';
import { reportSummary } from './reportWire';

/** The days that the report shows. */
export const useReportRange = (): DateRange => rangeInForce(useFilterValues(), useToday());

/** What the report is compared with. */
export const useComparison = (): Comparison => {
  const { compare } = useFilterValues();
  return comparisons.find((known) => known === compare) ?? 'sebelumnya';
};

/** A read of the server over the whole filter of the list around us. @throws nothing: the query holds its ApiError */
export const useReport = <T>(name: string, schema: z.ZodMiniType<T>) => {
  const filter = serverFilter(useFilterValues(), useToday());
  return useResourceRead({ name, schema, query: { filter } });
};

/** The same read over the stretch that the report is compared with; undefined where there is none, or until it is there. */
export const useEarlier = <T>(
  name: string,
  schema: z.ZodMiniType<T>,
  stretch: Stretch | null,
): T | undefined => {
  const values = useFilterValues();
  const range = useReportRange();
  const { data } = useResourceRead({
    name,
    schema,
    query: { filter: filterOfStretch(values, stretch ?? range) },
    enabled: stretch !== null,
  });
  return stretch ? data : undefined;
};

/** The report's sums beside those of the stretch that they are compared with; null where the two would not be alike. */
export const useReportFigures = () => {
  const values = useFilterValues();
  const today = useToday();
  const range = useReportRange();
  const comparison = useComparison();
  const query = useReport('summary', reportSummary);
  const stretch = stretchCompared(comparison, periodOf(values), range, today, query.data?.until);
  return { query, stretch, earlier: useEarlier('summary', reportSummary, stretch) };
};
