import { type Random, randomFrom } from '../seed/random';
import { hour, midnight, minute, startOfDay } from './clock';

/** When the marketplace began, and when the year began that the seed was written for. */
const founded = midnight('2023-01-09');
const grown = midnight('2025-11-01');

export type Arrival = { number: number; at: number };

/**
 * Who or what has come to the marketplace until `now`, numbered from 1: the first `founders` before November 2025, one
 * more every `every` milliseconds since. Days are absolute, so that tomorrow's world holds the same records and some new.
 * @param name makes the times of day differ from one kind of record to the next
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

/** How many of those that came in this order had come before the day of `time`. */
export const arrivedBefore = (list: readonly { at: number }[], time: number): number => {
  const dawn = startOfDay(time);
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.at ?? Infinity) < dawn) low = middle + 1;
    else high = middle;
  }
  // Within one day the times of arrival are in no order; that day itself is never counted.
  return low;
};

/** From `least` to `most` days, in milliseconds. */
export const later = (random: Random, least: number, most: number): number =>
  random.int(least * 24, most * 24) * hour + random.int(0, 59) * minute;
