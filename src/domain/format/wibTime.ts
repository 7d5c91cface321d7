/** Instants (ISO 8601 with offset) in WIB, Asia/Jakarta, independent of the browser's time zone. WIB is UTC+7 all year. */

const minute = 60_000;
const hour = 60 * minute;

/** Not by Intl: with some browsers' data of 2023, `en-CA` writes 11/20/2026. */
const inWib = (moment: Date): string => new Date(moment.getTime() + 7 * hour).toISOString();

/** `YYYY-MM-DD` in WIB. */
export const wibDate = (instant: Date): string => inWib(instant).slice(0, 10);

const written = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant has a date, a time and an offset; without the offset, the time is ambiguous. */
const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** The years 1 to 9999 in WIB. */
const [first, last] = [Date.parse('0001-01-01T00:00:00+07:00'), Date.parse('9999-12-31T23:59:59.999+07:00')];

/** ISO 8601 with offset, and a real moment of these years. */
export const isInstant = (text: string): boolean => {
  const moment = Date.parse(text);
  return isoInstant.test(text) && moment >= first && moment <= last;
};

/** `20 Nov 2026, 09.05 WIB`; empty if the text is not an instant. */
export const writtenInstant = (instant: string): string =>
  isInstant(instant) ? `${written.format(new Date(instant))} WIB` : '';

/** As the server does: `2026-11-20T09:05:00+07:00`. */
export const wibInstant = (moment: Date): string => `${inWib(moment).slice(0, 19)}+07:00`;

/** `YYYY-MM-DD` in WIB; empty if the text is not an instant. */
export const dateOfInstant = (instant: string): string =>
  isInstant(instant) ? wibDate(new Date(instant)) : '';

export const startOfWibDay = (date: string): string => `${date}T00:00:00+07:00`;

/** For `<input type="datetime-local">`, in WIB: `2026-11-20T09:05`; empty if the text is not an instant. */
export const toWibInput = (instant: string): string =>
  isInstant(instant) ? wibInstant(new Date(instant)).slice(0, 16) : '';

export const fromWibInput = (local: string): string =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? `${local}:00+07:00` : '';

/** In its largest whole unit; a month has 30 days. */
type Age = { unit: 'minutes' | 'hours' | 'days' | 'months' | 'years'; count: number };

const day = 24 * hour;
const month = 30 * day;
const year = 365 * day;

/** Null for an invalid time. A future instant has the age 0, because the server's clock may be ahead of this one. */
export const ageOf = (since: string, until: number): Age | null => {
  if (!isInstant(since) || Number.isNaN(until)) return null;
  const passed = Math.max(0, until - Date.parse(since));
  if (passed >= year) return { unit: 'years', count: Math.floor(passed / year) };
  // The last days of a year are a twelfth month of thirty days, which would be a year.
  if (passed >= month) return { unit: 'months', count: Math.min(11, Math.floor(passed / month)) };
  if (passed >= day) return { unit: 'days', count: Math.floor(passed / day) };
  if (passed >= hour) return { unit: 'hours', count: Math.floor(passed / hour) };
  return { unit: 'minutes', count: Math.floor(passed / minute) };
};
