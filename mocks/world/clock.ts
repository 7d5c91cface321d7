/**
 * Times in the world: numbers are milliseconds since 1970, texts are in WIB (UTC+7, no summer time). Plain arithmetic,
 * because the seed writes tens of thousands of instants and Intl would take longer than all the rest.
 */

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

const offset = 7 * hour;

/** Returns an instant as the server writes it: `2026-11-20T09:05:00+07:00`. */
export const instant = (time: number): string =>
  `${new Date(time + offset).toISOString().slice(0, 19)}+07:00`;

/** Returns the date in WIB, `YYYY-MM-DD`. */
export const dateOf = (time: number): string => new Date(time + offset).toISOString().slice(0, 10);

/** Returns midnight in WIB at the start of a date. */
export const midnight = (date: string): number => Date.parse(`${date}T00:00:00+07:00`);

/** Returns midnight in WIB at the start of the day that contains `time`. */
export const startOfDay = (time: number): number => midnight(dateOf(time));
