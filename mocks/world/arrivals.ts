import { type Random, randomFrom } from '../seed/random';
import { hour, midnight, minute, startOfDay } from './clock';

/** The start of the marketplace, and the start of the year for which the seed was written. */
const founded = midnight('2023-01-09');
const grown = midnight('2025-11-01');

export type Arrival = { number: number; at: number };

/**
 * Returns the arrivals until `now`, numbered from 1: the first `founders` before November 2025, then one every `every`
 * milliseconds. Days are absolute, so that tomorrow's world has the same records and some new ones.
 * @param name gives each kind of record different times of day
 */
export const arrivals = (name: string, founders: number, every: number, now: number): Arrival[] => {
  const random = randomFrom(`kedatangan-${name}`);
  const found: Arrival[] = [];
  for (let number = 1; ; number++) {
    const base =
      number <= founders
        ? founded + ((grown - founded) * (number - 1)) / founders
        : grown + every * (number - founders);
    const dawn = startOfDay(base);
    if (dawn > now) return found;
    const at = dawn + random.int(7, 21) * hour + random.int(0, 59) * minute;
    if (at <= now) found.push({ number, at });
  }
};

/** Counts the arrivals before the day of `time`; the list must be in the order of arrival. */
export const arrivedBefore = (list: readonly { at: number }[], time: number): number => {
  const dawn = startOfDay(time);
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.at ?? Infinity) < dawn) low = middle + 1;
    else high = middle;
  }
  // Arrival times within one day are not in order, so that day itself is never counted.
  return low;
};

/** Returns a random duration of `least` to `most` days, in milliseconds. */
export const later = (random: Random, least: number, most: number): number =>
  random.int(least * 24, most * 24) * hour + random.int(0, 59) * minute;
