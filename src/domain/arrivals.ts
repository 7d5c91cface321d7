/** How many records wait, and when that was read, in milliseconds. */
export type Reading = { count: number; at: number };

/** The reading that was made closest to an instant; of two as close, the first. */
export const readingAt = (at: number, readings: readonly Reading[]): Reading | undefined =>
  readings.reduce<Reading | undefined>(
    (best, reading) =>
      best === undefined || Math.abs(reading.at - at) < Math.abs(best.at - at) ? reading : best,
    undefined,
  );

/** The fewest that have waited since a list was read. Others may decide meanwhile: what comes after that is new all the same. */
export const lowestSince = (readAt: number, lowest: number, { count, at }: Reading): number =>
  at > readAt ? Math.min(lowest, count) : lowest;

/** How many came after a list was read; a count that is older than the list says nothing about it. */
export const arrivedSince = (readAt: number, lowest: number, { count, at }: Reading): number =>
  at > readAt ? Math.max(count - lowest, 0) : 0;
