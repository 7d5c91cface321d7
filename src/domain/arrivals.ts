/** The number of waiting records, and the time at which it was read, in milliseconds. */
export type Reading = { count: number; at: number };

/** Returns the reading closest in time to `at`; of two equally close ones, the first. */
export const readingAt = (at: number, readings: readonly Reading[]): Reading | undefined =>
  readings.reduce<Reading | undefined>(
    (best, reading) =>
      best === undefined || Math.abs(reading.at - at) < Math.abs(best.at - at) ? reading : best,
    undefined,
  );

/**
 * Returns the lowest count since a list was read. If others decide about some records meanwhile, later arrivals still count
 * as new.
 */
export const lowestSince = (readAt: number, lowest: number, { count, at }: Reading): number =>
  at > readAt ? Math.min(lowest, count) : lowest;

/** Returns the number of records that arrived after a list was read; 0 if the count is older than the list. */
export const arrivedSince = (readAt: number, lowest: number, { count, at }: Reading): number =>
  at > readAt ? Math.max(count - lowest, 0) : 0;
