import { cpus, loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { findBrowser, launchBrowser } from '../scripts/browser';
import { type App, buildApps, serve } from './apps';
import { budgets, type Line, verdict } from './budgets';
import { growth } from './measures/growth';
import { keystrokes } from './measures/keystrokes';
import { load } from './measures/load';
import { paging } from './measures/paging';
import { pageOfTen } from './measures/scale';
import { tableOf } from './table';

type Bench = { browser: Browser; product: App; floor: App; runs: number; quick: boolean };

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Medians of every figure that `measure` gives; product and floor take turns, so that both meet the same noise. */
const compare = async <Figures extends Record<string, number>>(
  { product, floor, runs }: Bench,
  measure: (app: App) => Promise<Figures>,
): Promise<{ product: Figures; floor: Figures }> => {
  const seen: { product: Figures[]; floor: Figures[] } = { product: [], floor: [] };
  for (let run = 0; run < runs; run++) {
    seen.product.push(await measure(product));
    seen.floor.push(await measure(floor));
  }
  const medians = (all: Figures[]): Figures =>
    Object.fromEntries(
      Object.keys(all[0] ?? {}).map((key) => [key, median(all.map((one) => one[key] ?? NaN))]),
    ) as Figures;
  return { product: medians(seen.product), floor: medians(seen.floor) };
};

const loads = async (bench: Bench): Promise<Line[]> => {
  const lines: Line[] = [];
  for (const where of ['login', 'list'] as const) {
    const { product, floor } = await compare(bench, (app) => load(bench.browser, app, where));
    const name = where === 'login' ? 'login' : 'list, cold deep link';
    lines.push(
      {
        what: `${name}: JavaScript`,
        product: product.js,
        floor: floor.js,
        unit: 'KiB',
        ...budgets[`${where}Js`],
      },
      { what: `${name}: LCP`, product: product.lcp, floor: floor.lcp, unit: 'ms', ...budgets[`${where}Lcp`] },
      {
        what: `${name}: ${where === 'login' ? 'form' : 'rows'} there`,
        product: product.ready,
        floor: floor.ready,
        unit: 'ms',
        ...budgets[`${where}Lcp`],
      },
    );
  }
  return lines;
};

const pages = async (bench: Bench): Promise<Line[]> => {
  const lines: Line[] = [];
  for (const cpu of [1, 4] as const) {
    const { product, floor } = await compare(bench, (app) => paging(bench.browser, app, cpu));
    lines.push(
      {
        what: `next page, ${cpu}×`,
        product: product.nextPage,
        floor: floor.nextPage,
        unit: 'ms',
        ...budgets.nextPage[cpu],
      },
      {
        what: `100 rows, ${cpu}×`,
        product: product.hundredRows,
        floor: floor.hundredRows,
        unit: 'ms',
        ...budgets.hundredRows[cpu],
      },
    );
    if (cpu === 4) continue;
    const none = { unit: 'calls', ...budgets.none };
    lines.push(
      { what: 'next page, calls before its paint', product: product.callsForNext, ...none },
      { what: 'page seen before, calls before its paint', product: product.callsForSeen, ...none },
    );
  }
  return lines;
};

const typing = async (bench: Bench): Promise<Line[]> => {
  const lines: Line[] = [];
  for (const cpu of [1, 4] as const) {
    const { product, floor } = await compare(bench, async (app) => ({
      ms: await keystrokes(bench.browser, app, cpu),
    }));
    lines.push({
      what: `keystroke in the seller form, ${cpu}×`,
      product: product.ms,
      floor: floor.ms,
      unit: 'ms',
      ...budgets.keystrokes,
    });
  }
  return lines;
};

const leaks = async (bench: Bench): Promise<Line[]> => {
  // Each way there and back is two navigations.
  const roundTrips = bench.quick ? 10 : 60;
  const once = { ...bench, runs: 1 };
  const { product, floor } = await compare(once, (app) => growth(bench.browser, app, roundTrips));
  const total = `over ${roundTrips * 2} navigations`;
  return [
    {
      what: 'heap growth per round trip',
      product: product.heap,
      floor: floor.heap,
      unit: 'KiB',
      ...budgets.heap,
    },
    { what: `DOM nodes left ${total}`, product: product.nodes, unit: 'nodes', ...budgets.none },
    { what: `listeners left ${total}`, product: product.listeners, unit: 'listeners', ...budgets.none },
  ];
};

const scale = async (bench: Bench): Promise<Line[]> => {
  const many = await serve('product', 100_000);
  try {
    const { product, floor } = await compare(
      { ...bench, product: many, floor: bench.product },
      async (app) => ({
        ms: await pageOfTen(bench.browser, app),
      }),
    );
    return [
      {
        what: 'page of 10: 100 000 sellers over 200',
        product: product.ms,
        floor: floor.ms,
        unit: 'ms',
        ...budgets.unchanged,
      },
    ];
  } finally {
    await many.close();
  }
};

const parts: Record<string, (bench: Bench) => Promise<Line[]>> = { loads, pages, typing, leaks, scale };

const option = (args: string[], name: string): string | undefined =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);

const busy = (): string =>
  `load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')} on ${cpus().length} cores`;

/**
 * `npm run bench`: the product against the floor, in one run on one machine (docs/performance.md).
 * `--runs=3` medians of so many; `--quick` one run and few navigations; `--only=loads,pages,typing,leaks,scale`;
 * `--built` what was built last time.
 */
const run = async (args: string[]): Promise<void> => {
  const quick = args.includes('--quick');
  const only = option(args, 'only')?.split(',') ?? Object.keys(parts);
  if (!args.includes('--built')) await buildApps();
  const product = await serve('product');
  const floor = await serve('floor');
  const browser = await launchBrowser(findBrowser());
  const lines: Line[] = [];
  console.log(busy());
  try {
    const bench = { browser, product, floor, runs: quick ? 1 : Number(option(args, 'runs') ?? 3), quick };
    for (const name of only) lines.push(...((await parts[name]?.(bench)) ?? []));
  } finally {
    await browser.close();
    await product.close();
    await floor.close();
  }
  console.log(`${tableOf(lines)}\n${busy()}`);
  process.exitCode = lines.some((line) => verdict(line) === 'MISSED') ? 1 : 0;
};
export default run;
