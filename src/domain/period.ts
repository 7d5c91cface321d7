import { addDays, daysBetween, firstOfMonth, isPlainDate, lastOfMonth } from './format/plainDate';
import { dateOfInstant, wibInstant } from './format/wibTime';

/** Whole days in WIB; `today` is the date in WIB, independent of the browser's time zone. */

/** As spelt in addresses. 'kustom' is a range between two chosen dates. */
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

/** `YYYY-MM-DD`, both included. */
export type DateRange = { from: string; to: string };

/** assumption: the maximum number of days in a report, one leap year. */
export const longestPeriod = 366;

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

/** An open end is today, an open start is the first of that month. A range that is too long is shortened at its start. */
export const customRange = (from: string, to: string, today: string): DateRange => {
  const end = isPlainDate(to) ? to : today;
  const start = isPlainDate(from) ? from : firstOfMonth(end);
  return { from: daysBetween(start, end) < longestPeriod ? start : addDays(end, 1 - longestPeriod), to: end };
};

export const isBackwards = ({ from, to }: DateRange): boolean => from > to;

/** Oldest first; empty if the range ends before it begins. */
export const daysOf = ({ from, to }: DateRange): string[] =>
  Array.from({ length: Math.min(Math.max(daysBetween(from, to) + 1, 0), longestPeriod) }, (_, day) =>
    addDays(from, day),
  );

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

/** As long as the range has lasted so far: nine hours of today are compared with nine hours of yesterday. */
export const periodBefore = (
  range: DateRange,
  before: DateRange,
  today: string,
  reached: string | undefined,
): ComparedPeriod | null => {
  const elapsed = soFar(range, today, reached);
  if (elapsed?.until === undefined) return elapsed && before;
  const last = addDays(before.from, daysBetween(range.from, elapsed.to));
  // The previous month may be shorter: then all of it is compared.
  return last > before.to
    ? before
    : { from: before.from, to: last, until: `${last}${elapsed.until.slice(10)}` };
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

/** As long as the range has lasted so far. Null without a comparable period. */
export const comparedPeriod = (
  comparison: Comparison,
  period: Period,
  range: DateRange,
  today: string,
  reached: string | undefined,
): ComparedPeriod | null => {
  if (comparison === 'sebelumnya') return periodBefore(range, rangeBefore(period, range), today, reached);
  const months = monthsBack[comparison];
  const elapsed = months === undefined ? null : soFar(range, today, reached);
  if (months === undefined || !elapsed) return null;
  const [from, to] = [sameDateBefore(elapsed.from, months), sameDateBefore(elapsed.to, months)];
  // If the earlier month lacks this date, its last day is compared whole.
  if (elapsed.until === undefined || !isSameDay(to, elapsed.to)) return { from, to };
  return { from, to, until: `${to}${elapsed.until.slice(10)}` };
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
