/** Returns a 32-bit hash of a text (FNV-1a, finished with an avalanche so that similar texts differ in every bit). */
export const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

export type Random = {
  /** Returns an integer from `least` to `most`, both included. */
  int: (least: number, most: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** Returns true with probability `share`, 0 to 1. */
  chance: (share: number) => boolean;
  /** Returns `length` digits; from 10 digits on, the last ones are less random than the first. */
  digits: (length: number) => string;
};

/** Creates a deterministic sequence of random numbers (mulberry32): the same seed produces the same people everywhere. */
export const randomFrom = (seed: string): Random => {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    int,
    pick: <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T,
    chance: (share) => next() < share,
    digits: (length) => String(int(0, 10 ** length - 1)).padStart(length, '0'),
  };
};
