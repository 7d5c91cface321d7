import { serve } from '../apps';
import type { Bench } from '../compare';
import { markdown, type Table } from '../table';
import type { Counts } from './counts';
import { atDesk, type Desk } from './desk';
import {
  exportFilteredList,
  findSellerByPhone,
  findWhoChangedAccount,
  readRevenueOfShop,
} from './findingTasks';
import { approveFiveTopUps, blockTenProducts, rejectTopUp, verifyThreeDrivers } from './queueTasks';
import { importFiftySellers, registerSeller } from './registrationTasks';

type Task = {
  what: string;
  run: (desk: Desk) => Promise<void>;
  /** Maximum number of clicks and keys together. Typed text has no budget, because its length depends on the data of the day. */
  budget: number;
};

/** The daily tasks of staff (docs/performance.md 'Ten tasks'). */
const tasks: readonly Task[] = [
  { what: 'find a seller by phone number', run: findSellerByPhone, budget: 2 },
  { what: 'approve five top-ups', run: approveFiveTopUps, budget: 12 },
  { what: 'reject one top-up', run: rejectTopUp, budget: 5 },
  { what: 'verify three drivers', run: verifyThreeDrivers, budget: 6 },
  { what: 'block ten products', run: blockTenProducts, budget: 6 },
  { what: 'register a seller', run: registerSeller, budget: 34 },
  { what: 'import fifty sellers', run: importFiftySellers, budget: 9 },
  { what: "yesterday's revenue of one shop", run: readRevenueOfShop, budget: 4 },
  { what: "who changed this seller's bank account", run: findWhoChangedAccount, budget: 2 },
  { what: 'export a filtered list', run: exportFilteredList, budget: 3 },
];

type Measured = Counts & Pick<Task, 'what' | 'budget'>;

const needed = ({ clicks, keys }: Counts): number => clicks + keys;

const isMissed = (task: Measured): boolean => needed(task) > task.budget;

const sumOf = (measured: readonly Measured[]): Measured => {
  const sum = (of: (task: Measured) => number): number =>
    measured.reduce((total, task) => total + of(task), 0);
  return {
    what: 'all ten',
    clicks: sum(({ clicks }) => clicks),
    keys: sum(({ keys }) => keys),
    typed: sum(({ typed }) => typed),
    budget: sum(({ budget }) => budget),
  };
};

const head = ['task', 'clicks', 'keys', 'together', 'budget', 'typed', ''];

const cellsOf = (task: Measured): string[] => [
  task.what,
  ...[task.clicks, task.keys, needed(task)].map(String),
  `≤ ${task.budget}`,
  String(task.typed),
  isMissed(task) ? 'MISSED' : 'ok',
];

/**
 * Runs the ten tasks one after the other, with their own data, and counts clicks and keys.
 * @throws Error that names a task that did not finish
 */
export const measureTasks = async ({ browser }: Bench): Promise<Table> => {
  // A server of its own, because the tasks change records that other parts need.
  const app = await serve('product');
  const measured: Measured[] = [];
  try {
    for (const { what, run, budget } of tasks) {
      const counts = await atDesk(browser, app, run).catch((cause: unknown) => {
        throw new Error(`'${what}' did not come to its end`, { cause });
      });
      measured.push({ what, budget, ...counts });
    }
  } finally {
    await app.close();
  }
  const rows = [...measured, sumOf(measured)].map(cellsOf);
  return {
    text: markdown(head, rows, (column) => column >= 1 && column <= 5),
    isMissed: measured.some(isMissed),
  };
};
