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

/** The days that the report shows. */
export const rangeInForce = (values: Values, today: string): DateRange => {
  const period = periodOf(values);
  return period === 'kustom'
    ? customRange(dateIn(values.time_gte), dateIn(values.time_lte), today)
    : rangeOf(period, today);
};

/** Whether more days were chosen than a report may have, and it begins later than that. */
export const isTooLong = (values: Values, today: string): boolean => {
  const from = dateIn(values.time_gte);
  return periodOf(values) === 'kustom' && from !== '' && rangeInForce(values, today).from !== from;
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
