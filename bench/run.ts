import { cpus, loadavg } from 'node:os';
import { among, BadInput, optionsIn } from '../scripts/badInput';
import { findBrowser, launchBrowser } from '../scripts/browser';
import { buildApps, serve } from './apps';
import { type Line, verdict } from './budgets';
import { type Bench, loadOfOthers } from './compare';
import { parts } from './parts';
import { type Table, tableOf } from './table';

const known = {
  runs: { type: 'string', default: '3' },
  only: { type: 'string', default: Object.keys(parts).join() },
  quick: { type: 'boolean', default: false },
  built: { type: 'boolean', default: false },
} as const;

const busy = (): string =>
  `load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')} on ${cpus().length} cores`;

/**
 * `npm run bench`: compares the product with the floor, in one run on one machine (docs/performance.md).
 * `--runs=3` takes medians of 3 runs; `--quick` does one run with few navigations;
 * `--only=loads,firsts,pages,typing,leaks,scale,tasks` selects parts; `--built` uses the last build. Times are not judged
 * while the machine does other work.
 */
const run = async (args: string[]): Promise<void> => {
  const { quick, built, ...given } = optionsIn(args, known, 'docs/performance.md');
  const only = given.only.split(',');
  among(only, Object.keys(parts));
  const runs = quick ? 1 : Number(given.runs);
  if (!(runs >= 1)) throw new BadInput('--runs takes a number, as in --runs=3.');
  if (!built) await buildApps();
  const product = await serve('product');
  const floor = await serve('floor');
  const browser = await launchBrowser(findBrowser());
  const lines: Line[] = [];
  const tables: Table[] = [];
  const others = [await loadOfOthers()];
  console.log(busy());
  try {
    const bench: Bench = { browser, product, floor, runs, quick };
    for (const name of only) {
      const found = (await parts[name]?.(bench)) ?? [];
      if (Array.isArray(found)) lines.push(...found);
      else tables.push(found);
      others.push(await loadOfOthers());
      // At once, so that a part that fails does not take the ones before it along.
      console.log(Array.isArray(found) ? tableOf(found, Math.max(...others)) : found.text);
    }
  } finally {
    await browser.close();
    await product.close();
    await floor.close();
  }
  const most = Math.max(...others);
  console.log(`${busy()}, of which others took ${Math.round(most * 100)} % at most`);
  const isMissed =
    lines.some((line) => verdict(line, most) === 'MISSED') || tables.some((table) => table.isMissed);
  process.exitCode = isMissed ? 1 : 0;
};
export default run;
