import type { Stretch } from '../../domain/comparison';
import { customRange, type DateRange, type Period, periods, rangeOf } from '../../domain/period';
import { isPlainDate } from '../../format/plainDate';
import type { RangeFilter } from '../../widgets/filter/listFilter';

/** The report's filter: as the address holds it, with the name of a period, and as the server takes it, with its dates. */

type Values = Readonly<Record<string, unknown>>;

/** The period until somebody chooses another. */
const defaultPeriod: Period = '7-hari';

/** The dates of a period, as a filter of the list. */
export const periodDates: RangeFilter = {
  kind: 'dateRange',
  source: 'time',
  label: 'custom_period',
};

/** Filters that the controls of the period set; the server knows only the dates. */
export const periodFilters = ['period', 'time_gte', 'time_lte', 'compare'];

export const periodOf = ({ period }: Values): Period =>
  periods.find((known) => known === period) ?? defaultPeriod;

const dateIn = (value: unknown): string => (typeof value === 'string' && isPlainDate(value) ? value : '');

/** The days that the report shows. The dates of a copied link win over what its period means today (docs/decisions/0090). */
export const rangeInForce = (values: Values, today: string): DateRange => {
  const period = periodOf(values);
  const [from, to] = [dateIn(values.time_gte), dateIn(values.time_lte)];
  return period === 'kustom' || (from !== '' && to !== '')
    ? customRange(from, to, today)
    : rangeOf(period, today);
};

/** The period that is chosen: 'kustom' where the address holds days that its period does not mean today. */
export const periodShown = (values: Values, today: string): Period => {
  const period = periodOf(values);
  if (period === 'kustom') return period;
  const [shown, named] = [rangeInForce(values, today), rangeOf(period, today)];
  return shown.from === named.from && shown.to === named.to ? period : 'kustom';
};

/** The filter of a copied link: with the days, which the name of a period alone would change every day. */
export const linkedFilter = (values: Values, today: string): Values => {
  const { from, to } = rangeInForce(values, today);
  return { ...values, period: periodOf(values), time_gte: from, time_lte: to };
};

/** Whether more days were chosen than a report may have, and it begins later than that. */
export const isTooLong = (values: Values, today: string): boolean => {
  const from = dateIn(values.time_gte);
  return periodShown(values, today) === 'kustom' && from !== '' && rangeInForce(values, today).from !== from;
};

const during = (values: Values, { from, to }: DateRange): Values => ({
  ...Object.fromEntries(Object.entries(values).filter(([name]) => !periodFilters.includes(name))),
  time_gte: from,
  time_lte: to,
});

/** What the server is asked for. */
export const serverFilter = (values: Values, today: string): Values =>
  during(values, rangeInForce(values, today));

/** The same for the stretch that the period is compared with. */
export const filterOfStretch = (values: Values, { from, to, until = to }: Stretch): Values =>
  during(values, { from, to: until });
