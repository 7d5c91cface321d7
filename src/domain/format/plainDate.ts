/** Pure dates `YYYY-MM-DD`, calculated in UTC, so that no time zone shifts them. */

const day = 86_400_000;

const utc = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const [first, last] = [utc('0001-01-01'), utc('9999-12-31')];
/** Limited to the years 1 to 9999; '' for NaN. */
const fromUtc = (time: number): string =>
  Number.isNaN(time) ? '' : new Date(Math.min(Math.max(time, first), last)).toISOString().slice(0, 10);

/** 2026-02-30 and years before 1 are none. */
export const isPlainDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utc(text);
  return !Number.isNaN(time) && fromUtc(time) === text;
};

export const addDays = (date: string, days: number): string => fromUtc(utc(date) + days * day);

/** 1 for tomorrow, negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / day);

export const firstOfMonth = (date: string, months = 0): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return fromUtc(Date.UTC(year, month - 1 + months, 1));
};

export const lastOfMonth = (date: string): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return fromUtc(Date.UTC(year, month, 0));
};

const dayAndMonth = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const;
const withoutYear = new Intl.DateTimeFormat('id-ID', dayAndMonth);
const withYear = new Intl.DateTimeFormat('id-ID', { ...dayAndMonth, year: 'numeric' });

const written = (format: Intl.DateTimeFormat, date: string): string =>
  isPlainDate(date) ? format.format(new Date(`${date}T00:00:00Z`)) : '–';

/** `20 Okt 1990`, in any time zone; a dash if the text is not a date. */
export const writtenDate = (date: string): string => written(withYear, date);

/** `20 Okt`, for places that show the year elsewhere. */
export const writtenDay = (date: string): string => written(withoutYear, date);

/** `1–20 Nov 2026` within one month, else both dates; a single date if they are equal. */
export const writtenRange = (from: string, to: string): string => {
  if (from === to) return writtenDate(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${writtenDate(to)}`;
  const start = from.slice(0, 4) === to.slice(0, 4) ? writtenDay(from) : writtenDate(from);
  return `${start} – ${writtenDate(to)}`;
};
