/** Pure dates `YYYY-MM-DD`, calculated in UTC, so that no time zone shifts them. */

const day = 86_400_000;

const utc = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const [first, last] = [utc('0001-01-01'), utc('9999-12-31')];
/** Formats a time as a date, limited to the years 1 to 9999; '' for NaN. */
const fromUtc = (time: number): string =>
  Number.isNaN(time) ? '' : new Date(Math.min(Math.max(time, first), last)).toISOString().slice(0, 10);

/** Returns true if a text is a real date `YYYY-MM-DD`. 2026-02-30 and years before 1 are not. */
export const isPlainDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utc(text);
  return !Number.isNaN(time) && fromUtc(time) === text;
};

/** Returns the date `days` later, or earlier if negative, limited to the years 1 to 9999. */
export const addDays = (date: string, days: number): string => fromUtc(utc(date) + days * day);

/** Returns the number of days from `from` to `to`: 1 for tomorrow, negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / day);

/** Returns the first day of the date's month, `months` later. */
export const firstOfMonth = (date: string, months = 0): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return fromUtc(Date.UTC(year, month - 1 + months, 1));
};

/** Returns the last day of the date's month. */
export const lastOfMonth = (date: string): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return fromUtc(Date.UTC(year, month, 0));
};

const formatter = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const written = (format: Intl.DateTimeFormat, date: string): string =>
  isPlainDate(date) ? format.format(new Date(`${date}T00:00:00Z`)) : '–';

/** Formats a pure date `YYYY-MM-DD`, `20 Okt 1990`, independent of the browser's time zone; a dash if the text is not a date. */
export const writtenDate = (date: string): string => written(formatter, date);

const dayAndMonth = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** `writtenDate` without the year, `20 Okt`, for places that show the year elsewhere. */
export const writtenDay = (date: string): string => written(dayAndMonth, date);

/** Formats a range, both dates included: `1–20 Nov 2026` within one month, else both dates; a single date if they are equal. */
export const writtenRange = (from: string, to: string): string => {
  if (from === to) return writtenDate(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${writtenDate(to)}`;
  const start = from.slice(0, 4) === to.slice(0, 4) ? writtenDay(from) : writtenDate(from);
  return `${start} – ${writtenDate(to)}`;
};
