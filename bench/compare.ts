import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { App } from './apps';

export type Bench = { browser: Browser; product: App; floor: App; runs: number; quick: boolean };

/** The median of several runs, and their range as a share of it. */
export type Median = { value: number; spread: number };

/** Returns the median, and the spread of the values. */
export const medianOf = (values: readonly number[]): Median => {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  return { value, spread: value === 0 ? 0 : ((sorted.at(-1) ?? NaN) - (sorted[0] ?? NaN)) / value };
};

type Medians<Figures> = Record<keyof Figures, Median>;

const mediansOf = <Figures extends Record<string, number>>(all: readonly Figures[]): Medians<Figures> =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [key, medianOf(all.map((one) => one[key] ?? NaN))]),
  ) as Medians<Figures>;

/**
 * Returns the medians of every figure that `measure` returns. Product and floor take turns, so that both run under the same
 * load.
 */
export const compare = async <Figures extends Record<string, number>>(
  { product, floor, runs }: Pick<Bench, 'product' | 'floor' | 'runs'>,
  measure: (app: App) => Promise<Figures>,
): Promise<{ product: Medians<Figures>; floor: Medians<Figures> }> => {
  const seen: { product: Figures[]; floor: Figures[] } = { product: [], floor: [] };
  for (let run = 0; run < runs; run++) {
    seen.product.push(await measure(product));
    seen.floor.push(await measure(floor));
  }
  return { product: mediansOf(seen.product), floor: mediansOf(seen.floor) };
};

/** Returns the medians of the product alone. */
export const repeat = async <Figures extends Record<string, number>>(
  { product, runs }: Pick<Bench, 'product' | 'runs'>,
  measure: (app: App) => Promise<Figures>,
): Promise<Medians<Figures>> => {
  const seen: Figures[] = [];
  for (let run = 0; run < runs; run++) seen.push(await measure(product));
  return mediansOf(seen);
};

/** Milliseconds after which the bench's own browser has finished what it does after a page is closed. */
const settleMs = 3000;
const watchedMs = 1000;

/** Returns the share of the processor, 0 to 1, that other programs use during a second in which the bench waits. */
export const loadOfOthers = async (): Promise<number> => {
  const read = () => {
    const times = cpus().map((cpu) => cpu.times);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    return {
      idle: sum(times.map(({ idle }) => idle)),
      all: sum(times.flatMap((time) => Object.values(time))),
    };
  };
  await wait(settleMs);
  const before = read();
  await wait(watchedMs);
  const after = read();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
};
