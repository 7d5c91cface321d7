import type { Stretch } from '../../domain/comparison';
import {
  customRange,
  type DateRange,
  longestPeriod,
  type Period,
  periods,
  rangeOf,
} from '../../domain/period';
import { daysBetween, isPlainDate } from '../../format/plainDate';

/** The report's filter: as the address holds it, with the name of a period, and as the server takes it, with its dates. */

type Values = Readonly<Record<string, unknown>>;

/** The period until somebody chooses another. */
const defaultPeriod: Period = '7-hari';

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

/** Whether the dates that were chosen are further apart than a report may be. */
export const isTooLong = (values: Values): boolean => {
  const [from, to] = [dateIn(values.time_gte), dateIn(values.time_lte)];
  return periodOf(values) === 'kustom' && from !== '' && to !== '' && daysBetween(from, to) >= longestPeriod;
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
