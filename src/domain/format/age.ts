import { isInstant } from './wibTime';

/** In its largest whole unit; a month has 30 days. */
type Age = { unit: 'minutes' | 'hours' | 'days' | 'months' | 'years'; count: number };

const minute = 60_000;
const hour = 60 * minute;
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
