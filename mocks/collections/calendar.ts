import type { Random } from '../seed/random';

/** Instants and dates of the seed, in 2026, as the server writes them. */

const two = (value: number): string => String(value).padStart(2, '0');

/** An instant in WIB, ISO 8601 with offset. */
export const instant = (random: Random): string =>
  `2026-${two(random.int(1, 10))}-${two(random.int(1, 28))}T${two(random.int(7, 21))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}+07:00`;

/** A pure date, `YYYY-MM-DD`. */
export const date = (random: Random, year: number): string =>
  `${year}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
