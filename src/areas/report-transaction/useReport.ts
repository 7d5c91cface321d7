import type { z } from 'zod/mini';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { rangeBefore, type DateRange } from '../../rules/period';
import { useFilterValues } from '../../widgets/listFilter';
import { useToday } from '../../widgets/useToday';
import { filterBefore, periodOf, rangeInForce, serverFilter } from './reportFilter';

/** The days that the report shows, and those they are compared with. */
export const useReportRange = (): { range: DateRange; before: DateRange } => {
  const values = useFilterValues();
  const range = rangeInForce(values, useToday());
  return { range, before: rangeBefore(periodOf(values), range) };
};

/** A read of the server over the whole filter of the list around us. @throws nothing: the query holds its ApiError */
export const useReport = <T>(name: string, schema: z.ZodMiniType<T>, when: 'now' | 'before' = 'now') => {
  const values = useFilterValues();
  const today = useToday();
  const filter = when === 'now' ? serverFilter(values, today) : filterBefore(values, today);
  return useResourceRead({ name, schema, query: { filter } });
};
