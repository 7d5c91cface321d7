import { useListContext, useNavigate } from 'ra-core';
import type { z } from 'zod/mini';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import {
  type ComparedPeriod,
  comparedPeriod,
  type Comparison,
  comparisons,
  defaultComparison,
} from '../../domain/comparison';
import { listSearch } from '../../domain/format/listAddress';
import type { DateRange } from '../../domain/period';
import { useFilterValues, withFilter } from '../../list/filter/listFilter';
import { useToday } from '../../ui/text/clock';
import { activeRange, filterOfPeriod, periodOf, serverFilter } from './reportModel';
import { reportSummary } from './reportWire';

export const useReportRange = (): DateRange => activeRange(useFilterValues(), useToday());

export const useComparison = (): Comparison => {
  const { compare } = useFilterValues();
  return comparisons.find((known) => known === compare) ?? defaultComparison;
};

/** Reads what aggregates the whole filter of the surrounding list. */
export const useReport = <T>(name: string, schema: z.ZodMiniType<T>) => {
  const filter = serverFilter(useFilterValues(), useToday());
  return useResourceRead({ name, schema, query: { filter } });
};

/** The same for the comparison period; undefined without one and while loading. */
export const useEarlier = <T>(
  name: string,
  schema: z.ZodMiniType<T>,
  compared: ComparedPeriod | null,
): T | undefined => {
  const values = useFilterValues();
  const range = useReportRange();
  const { data } = useResourceRead({
    name,
    schema,
    query: { filter: filterOfPeriod(values, compared ?? range) },
    enabled: compared !== null,
  });
  return compared ? data : undefined;
};

/** `compared` is null if the two periods are not comparable. */
export const useReportFigures = () => {
  const values = useFilterValues();
  const today = useToday();
  const range = useReportRange();
  const comparison = useComparison();
  const query = useReport('summary', reportSummary);
  const compared = comparedPeriod(comparison, periodOf(values), range, today, query.data?.until);
  return { query, compared, earlier: useEarlier('summary', reportSummary, compared) };
};

/** Filters the report by an item clicked in a chart; the back button undoes it. */
export const useChoose = (): ((source: string, value: string) => void) => {
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
