import { isPlainDate } from './plainDate';

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
