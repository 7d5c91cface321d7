import { addDays, daysBetween, firstOfMonth, lastOfMonth } from '../format/plainDate';
import { dateOfInstant, wibInstant } from '../format/wibTime';
import { type DateRange, isBackwards, type Period } from './period';

/** The days that the figures of a period are compared with: as many, and as much of the last one. */

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

/** Days to compare with, the last of them whole or until an instant (ISO 8601 in WIB). */
export type Stretch = DateRange & { until?: string };

/**
 * What of a range is over: all of it, or until the instant that the server knows it to.
 * @param reached the instant up to which the server knows the range; left out by a host that does not say it
 * @returns null where the range has not begun, or how far it has come is not known
 */
export const soFar = (range: DateRange, today: string, reached: string | undefined): Stretch | null => {
  if (isBackwards(range) || range.from > today) return null;
  const to = reached === undefined ? '' : dateOfInstant(reached);
  if (range.to < today || range.to < to) return range;
  return reached === undefined || to < range.from
    ? null
    : { from: range.from, to, until: wibInstant(new Date(reached)) };
};

/**
 * The stretch of the days before that is as long as the range has lasted so far, so that nine hours of today are compared
 * with nine hours of yesterday. A range that is over is compared with whole days.
 * @param before the range's `rangeBefore`
 * @param reached as of `soFar`
 * @returns null where nothing alike is known
 */
export const stretchBefore = (
  range: DateRange,
  before: DateRange,
  today: string,
  reached: string | undefined,
): Stretch | null => {
  const elapsed = soFar(range, today, reached);
  if (elapsed?.until === undefined) return elapsed && before;
  const last = addDays(before.from, daysBetween(range.from, elapsed.to));
  // The month before may be shorter: then all of it is compared.
  return last > before.to
    ? before
    : { from: before.from, to: last, until: `${last}${elapsed.until.slice(10)}` };
};

/** What a report is compared with, as addresses name it. */
export const comparisons = ['sebelumnya', 'bulan-lalu', 'tahun-lalu', 'tanpa'] as const;
export type Comparison = (typeof comparisons)[number];

const monthsBack: Partial<Record<Comparison, number>> = { 'bulan-lalu': 1, 'tahun-lalu': 12 };

/** The same date some months earlier, or the last one of a month that is too short: 31 October → 30 September. */
export const sameDateBefore = (date: string, months: number): string => {
  const month = firstOfMonth(date, -months);
  const [same, last] = [addDays(month, Number(date.slice(8)) - 1), lastOfMonth(month)];
  return same < last ? same : last;
};

/** Whether two dates have the same day of their months. */
const isSameDay = (one: string, other: string): boolean => one.slice(8) === other.slice(8);

/**
 * The stretch that a range is compared with, as long as the range has lasted so far (`soFar`).
 * @returns null where it is compared with nothing, or nothing alike is known
 */
export const stretchCompared = (
  comparison: Comparison,
  period: Period,
  range: DateRange,
  today: string,
  reached: string | undefined,
): Stretch | null => {
  if (comparison === 'sebelumnya') return stretchBefore(range, rangeBefore(period, range), today, reached);
  const months = monthsBack[comparison];
  const elapsed = months === undefined ? null : soFar(range, today, reached);
  if (months === undefined || !elapsed) return null;
  const [from, to] = [sameDateBefore(elapsed.from, months), sameDateBefore(elapsed.to, months)];
  // A date that the month lacks has no same time either: the last day is compared whole.
  if (elapsed.until === undefined || !isSameDay(to, elapsed.to)) return { from, to };
  return { from, to, until: `${to}${elapsed.until.slice(10)}` };
};

/**
 * The day of the stretch that a day of the range is compared with; null where the stretch has none, so that no day is compared
 * with twice.
 */
export const dayCompared = (
  comparison: Comparison,
  range: DateRange,
  stretch: Stretch,
  date: string,
): string | null => {
  const months = monthsBack[comparison];
  const day =
    months === undefined
      ? addDays(stretch.from, daysBetween(range.from, date))
      : sameDateBefore(date, months);
  const isRepeated = months !== undefined && date !== range.from && !isSameDay(day, date);
  return isRepeated || day > stretch.to ? null : day;
};
