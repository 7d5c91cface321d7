import type { z } from 'zod/mini';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { type DateRange, rangeBefore, stretchBefore } from '../../domain/period';
import { useFilterValues } from '../../widgets/filter/listFilter';
import { useToday } from '../../widgets/text/useToday';
import { filterOfStretch, periodOf, rangeInForce, serverFilter } from './reportFilter';
import { reportSummary } from './reportWire';

/** The days that the report shows, and those they are compared with. */
export const useReportRange = (): { range: DateRange; before: DateRange } => {
  const values = useFilterValues();
  const range = rangeInForce(values, useToday());
  return { range, before: rangeBefore(periodOf(values), range) };
};

/** A read of the server over the whole filter of the list around us. @throws nothing: the query holds its ApiError */
export const useReport = <T>(name: string, schema: z.ZodMiniType<T>) => {
  const filter = serverFilter(useFilterValues(), useToday());
  return useResourceRead({ name, schema, query: { filter } });
};

/** The report's sums beside those of the stretch before; null where the two would not be alike, or are not there yet. */
export const useReportFigures = () => {
  const values = useFilterValues();
  const today = useToday();
  const { range, before } = useReportRange();
  const query = useReport('summary', reportSummary);
  const stretch = stretchBefore(range, before, today, query.data?.until);
  const { data } = useResourceRead({
    name: 'summary',
    schema: reportSummary,
    query: { filter: filterOfStretch(values, stretch ?? before) },
    enabled: stretch !== null,
  });
  return { query, stretch, earlier: stretch && (data ?? null) };
};
