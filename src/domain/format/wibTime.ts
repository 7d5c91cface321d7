const formatter = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Jakarta',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `YYYY-MM-DD` in WIB. */
export const wibDate = (instant: Date): string => formatter.format(instant).padStart(10, '0');

/** Instants (ISO 8601 with offset) in WIB, Asia/Jakarta, independent of the browser's time zone. WIB is UTC+7 all year. */

const written = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
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
export const wibInstant = (moment: Date): string => `${wibDate(moment)}T${time.format(moment)}+07:00`;

/** `YYYY-MM-DD` in WIB; empty if the text is not an instant. */
export const dateOfInstant = (instant: string): string =>
  isInstant(instant) ? wibDate(new Date(instant)) : '';

export const startOfWibDay = (date: string): string => `${date}T00:00:00+07:00`;

/** For `<input type="datetime-local">`, in WIB: `2026-11-20T09:05`; empty if the text is not an instant. */
export const toWibInput = (instant: string): string =>
  isInstant(instant) ? wibInstant(new Date(instant)).slice(0, 16) : '';

export const fromWibInput = (local: string): string =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? `${local}:00+07:00` : '';
