/** So many records were waiting at this time, in milliseconds. */
export type Reading = { count: number; at: number };

/** Of two equally close ones, the first. */
export const readingAt = (at: number, readings: readonly Reading[]): Reading | undefined =>
  readings.reduce<Reading | undefined>(
    (best, reading) =>
      best === undefined || Math.abs(reading.at - at) < Math.abs(best.at - at) ? reading : best,
    undefined,
  );

/** If others decide about some records meanwhile, later arrivals still count as new. */
export const lowestSince = (readAt: number, lowest: number, { count, at }: Reading): number =>
  at > readAt ? Math.min(lowest, count) : lowest;

/** 0 if the count is older than the list. */
export const arrivedSince = (readAt: number, lowest: number, { count, at }: Reading): number =>
  at > readAt ? Math.max(count - lowest, 0) : 0;
