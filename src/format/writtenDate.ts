import { isPlainDate } from './plainDate';

const formatter = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const written = (format: Intl.DateTimeFormat, date: string): string =>
  isPlainDate(date) ? format.format(new Date(`${date}T00:00:00Z`)) : '–';

/** A pure date `YYYY-MM-DD` as people write it, `20 Okt 1990`, whatever the browser's time zone; a dash for what is none. */
export const writtenDate = (date: string): string => written(formatter, date);

const dayAndMonth = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** The same without its year, `20 Okt`, where the year is shown elsewhere. */
export const writtenDay = (date: string): string => written(dayAndMonth, date);

/** Two dates, both included: `1–20 Nov 2026` in one month, else both in full, and one date alone when they are the same. */
export const writtenRange = (from: string, to: string): string => {
  if (from === to) return writtenDate(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${writtenDate(to)}`;
  const start = from.slice(0, 4) === to.slice(0, 4) ? writtenDay(from) : writtenDate(from);
  return `${start} – ${writtenDate(to)}`;
};
