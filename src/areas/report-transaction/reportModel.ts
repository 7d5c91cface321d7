import type { Endpoints } from '../../dataProvider/AppDataProvider';
import { simpleRest } from '../../dataProvider/simpleRest';
import type { ComparedPeriod } from '../../domain/comparison';
import { currentTime } from '../../domain/format/clock';
import { isPlainDate } from '../../domain/format/plainDate';
import { wibDate } from '../../domain/format/wibTime';
import { customRange, type DateRange, isBackwards, type Period, periods, rangeOf } from '../../domain/period';
import type { FilterValues, RangeFilter } from '../../list/filter/listFilter';
import { reportRow } from './reportWire';

/** Filter values: in the URL with the name of a period, on the wire with its dates. */

const defaultPeriod: Period = '7-hari';

export const periodDates: RangeFilter = { kind: 'dateRange', source: 'time', label: 'custom_period' };

/** Set by PeriodControl; the server only knows the dates. */
export const periodFilters = ['period', 'time_gte', 'time_lte', 'compare'];

export const periodOf = ({ period }: FilterValues): Period =>
  periods.find((known) => known === period) ?? defaultPeriod;

const dateIn = (value: unknown): string => (typeof value === 'string' && isPlainDate(value) ? value : '');

/** The dates in a copied link win over the current dates of its period. */
export const activeRange = (values: FilterValues, today: string): DateRange => {
  const period = periodOf(values);
  const [from, to] = [dateIn(values.time_gte), dateIn(values.time_lte)];
  return period === 'kustom' || (from !== '' && to !== '')
    ? customRange(from, to, today)
    : rangeOf(period, today);
};

/** 'kustom' if the URL has dates that its period does not have today. */
export const periodShown = (values: FilterValues, today: string): Period => {
  const period = periodOf(values);
  if (period === 'kustom') return period;
  const [shown, named] = [activeRange(values, today), rangeOf(period, today)];
  return shown.from === named.from && shown.to === named.to ? period : 'kustom';
};

/** With the dates, because a period's name alone has other dates every day. */
export const linkedFilter = (values: FilterValues, today: string): FilterValues => {
  const { from, to } = activeRange(values, today);
  return { ...values, period: periodOf(values), time_gte: from, time_lte: to };
};

/** The report then starts later than chosen. */
export const isTooLong = (values: FilterValues, today: string): boolean => {
  const from = dateIn(values.time_gte);
  return periodShown(values, today) === 'kustom' && from !== '' && activeRange(values, today).from !== from;
};

/** A last day that is not whole ends at its instant. */
export const filterDuring = (
  values: FilterValues,
  { from, to, until = to }: ComparedPeriod,
): FilterValues => ({
  ...Object.fromEntries(Object.entries(values).filter(([name]) => !periodFilters.includes(name))),
  time_gte: from,
  time_lte: until,
});

const rest = simpleRest({ record: reportRow });

/**
 * On each request, a period's name is replaced by its current dates, so that 'hari-ini' in a URL means the current day,
 * unless the URL also has dates.
 */
export const reportEndpoints: Endpoints = {
  ...rest,
  getList: async (resource, params) => {
    const values = params.filter as FilterValues;
    const range = activeRange(values, wibDate(currentTime()));
    // Needs no request, because it has no rows.
    if (isBackwards(range)) return { data: [], total: 0 };
    return rest.getList(resource, { ...params, filter: filterDuring(values, range) });
  },
};
