import { addDays, daysBetween, firstOfMonth, isPlainDate, lastOfMonth } from '../format/plainDate';
import { dateOfInstant, wibInstant } from '../format/wibTime';

/** The periods of reports. All are whole days in WIB; `today` is the date there, whatever the browser's zone. */

/** As addresses name them. 'kustom' is from one chosen date to another. */
export const periods = [
  'hari-ini',
  'kemarin',
  '7-hari',
  '30-hari',
  'bulan-ini',
  'bulan-lalu',
  'kustom',
] as const;
export type Period = (typeof periods)[number];

/** Two dates `YYYY-MM-DD`, both included. */
export type DateRange = { from: string; to: string };

/** assumption: no report is longer, which is a year and its leap day. */
export const longestPeriod = 366;

/** The days of a period that has a name: none lie in the future. */
export const rangeOf = (period: Exclude<Period, 'kustom'>, today: string): DateRange => {
  switch (period) {
    case 'hari-ini':
      return { from: today, to: today };
    case 'kemarin':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case '7-hari':
      return { from: addDays(today, -6), to: today };
    case '30-hari':
      return { from: addDays(today, -29), to: today };
    case 'bulan-ini':
      return { from: firstOfMonth(today), to: today };
    case 'bulan-lalu':
      return { from: firstOfMonth(today, -1), to: lastOfMonth(firstOfMonth(today, -1)) };
  }
};

/**
 * The days between two chosen dates. One left open is the last possible: to today, from the first of that month. A range
 * that is too long keeps its end.
 */
export const customRange = (from: string, to: string, today: string): DateRange => {
  const end = isPlainDate(to) ? to : today;
  const start = isPlainDate(from) ? from : firstOfMonth(end);
  return { from: daysBetween(start, end) < longestPeriod ? start : addDays(end, 1 - longestPeriod), to: end };
};

/**
 * What a period is compared with: this month with the same days of the last one, the last month with the whole month
 * before it, anything else with as many days just before.
 */
export const rangeBefore = (period: Period, { from, to }: DateRange): DateRange => {
  if (period === 'bulan-ini' || period === 'bulan-lalu') {
    const start = firstOfMonth(from, -1);
    const end = lastOfMonth(start);
    const sameDay = addDays(start, daysBetween(from, to));
    return { from: start, to: period === 'bulan-lalu' || sameDay > end ? end : sameDay };
  }
  const days = Math.max(daysBetween(from, to), 0);
  return { from: addDays(from, -days - 1), to: addDays(from, -1) };
};

/** Whether a range ends before it begins. */
export const isBackwards = ({ from, to }: DateRange): boolean => from > to;

/** Days to compare with, the last of them whole or until an instant (ISO 8601 in WIB). */
export type Stretch = DateRange & { until?: string };

/**
 * The stretch of the days before that is as long as the range has lasted so far, so that nine hours of today are compared
 * with nine hours of yesterday. A range that is over is compared with whole days.
 * @param before the range's `rangeBefore`
 * @param reached the instant up to which the server knows the range; left out by a host that does not say it
 * @returns null where nothing alike is known: the range has not begun, or how far it has come is not known
 */
export const stretchBefore = (
  range: DateRange,
  before: DateRange,
  today: string,
  reached: string | undefined,
): Stretch | null => {
  if (isBackwards(range) || range.from > today) return null;
  if (range.to < today) return before;
  const date = reached === undefined ? '' : dateOfInstant(reached);
  if (reached === undefined || date === '') return null;
  const last = addDays(before.from, daysBetween(range.from, date));
  // The month before may be shorter: then all of it is compared.
  if (last < before.from) return null;
  return last > before.to
    ? before
    : { from: before.from, to: last, until: `${last}${wibInstant(new Date(reached)).slice(10)}` };
};

/** Every date of a range, oldest first; none when it runs backwards. */
export const daysOf = ({ from, to }: DateRange): string[] =>
  Array.from({ length: Math.min(Math.max(daysBetween(from, to) + 1, 0), longestPeriod) }, (_, day) =>
    addDays(from, day),
  );
