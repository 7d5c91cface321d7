import { addDays, daysBetween, firstOfMonth, isPlainDate, lastOfMonth } from './format/plainDate';

/** Whole days in WIB; `today` is the date in WIB, independent of the browser's time zone. */

/** `YYYY-MM-DD`, both included. */
export type DateRange = { from: string; to: string };

/** assumption: the maximum number of days in a report, one leap year. */
export const longestPeriod = 366;

/** As spelt in addresses. */
const ranges = {
  'hari-ini': (today) => ({ from: today, to: today }),
  kemarin: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  '7-hari': (today) => ({ from: addDays(today, -6), to: today }),
  '30-hari': (today) => ({ from: addDays(today, -29), to: today }),
  'bulan-ini': (today) => ({ from: firstOfMonth(today), to: today }),
  'bulan-lalu': (today) => ({ from: firstOfMonth(today, -1), to: lastOfMonth(firstOfMonth(today, -1)) }),
} satisfies Record<string, (today: string) => DateRange>;

type NamedPeriod = keyof typeof ranges;

/** 'kustom' is a range between two chosen dates. */
export type Period = NamedPeriod | 'kustom';
export const periods: readonly Period[] = [...(Object.keys(ranges) as NamedPeriod[]), 'kustom'];

export const rangeOf = (period: NamedPeriod, today: string): DateRange => ranges[period](today);

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
