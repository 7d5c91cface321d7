import { addDays, daysBetween, firstOfMonth, lastOfMonth } from './format/plainDate';
import { dateOfInstant, wibInstant } from './format/wibTime';
import { type DateRange, isBackwards, type Period } from './period';

/** The days that a period's figures are compared with: the same number of days, with the same part of the last one. */

/** For this month the same days of last month, for last month the whole month before it, else as many days just before. */
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

/** The last day is whole, or lasts until an instant (ISO 8601 in WIB). */
export type ComparedPeriod = DateRange & { until?: string };

/** Up to the instant that the server knows (`reached`). Null if the range has not begun, or its progress is unknown. */
export const soFar = (
  range: DateRange,
  today: string,
  reached: string | undefined,
): ComparedPeriod | null => {
  if (isBackwards(range) || range.from > today) return null;
  const to = reached === undefined ? '' : dateOfInstant(reached);
  if (range.to < today || range.to < to) return range;
  return reached === undefined || to < range.from
    ? null
    : { from: range.from, to, until: wibInstant(new Date(reached)) };
};

export const comparisons = ['sebelumnya', 'bulan-lalu', 'tahun-lalu', 'tanpa'] as const;
export type Comparison = (typeof comparisons)[number];

export const defaultComparison: Comparison = 'sebelumnya';

const monthsBack: Partial<Record<Comparison, number>> = { 'bulan-lalu': 1, 'tahun-lalu': 12 };

/** Or the last day of a shorter month: 31 October → 30 September. */
export const sameDateBefore = (date: string, months: number): string => {
  const month = firstOfMonth(date, -months);
  const [same, last] = [addDays(month, Number(date.slice(8)) - 1), lastOfMonth(month)];
  return same < last ? same : last;
};

const isSameDay = (one: string, other: string): boolean => one.slice(8) === other.slice(8);

/** As long as the range has lasted so far: nine hours of today beside nine of yesterday. Null without a comparable period. */
export const comparedPeriod = (
  comparison: Comparison,
  period: Period,
  range: DateRange,
  today: string,
  reached: string | undefined,
): ComparedPeriod | null => {
  const elapsed = comparison === 'tanpa' ? null : soFar(range, today, reached);
  if (!elapsed) return null;
  const time = elapsed.until?.slice(10);
  const months = monthsBack[comparison];
  if (months === undefined) {
    const before = rangeBefore(period, range);
    const to = addDays(before.from, daysBetween(range.from, elapsed.to));
    // The previous month may be shorter: then all of it is compared.
    return time === undefined || to > before.to ? before : { from: before.from, to, until: `${to}${time}` };
  }
  const [from, to] = [sameDateBefore(elapsed.from, months), sameDateBefore(elapsed.to, months)];
  // If the earlier month lacks this date, its last day is compared whole.
  return time === undefined || !isSameDay(to, elapsed.to)
    ? { from, to }
    : { from, to, until: `${to}${time}` };
};

/** Null if there is none. No day of the period is compared twice. */
export const dayCompared = (
  comparison: Comparison,
  range: DateRange,
  compared: ComparedPeriod,
  date: string,
): string | null => {
  const months = monthsBack[comparison];
  const day =
    months === undefined
      ? addDays(compared.from, daysBetween(range.from, date))
      : sameDateBefore(date, months);
  const isRepeated = months !== undefined && date !== range.from && !isSameDay(day, date);
  return isRepeated || day > compared.to ? null : day;
};
