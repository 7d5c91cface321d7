import { serve } from './apps';
import { budgets, type Line } from './budgets';
import { type Bench, compare, repeat } from './compare';
import { firstForm } from './measures/firstForm';
import { growth } from './measures/growth';
import { keystrokes } from './measures/keystrokes';
import { landing } from './measures/landing';
import { load } from './measures/load';
import { paging } from './measures/paging';
import { panel } from './measures/panels';
import { pageOfTen } from './measures/scale';
import type { Table } from './table';
import { measureTasks } from './tasks/tasks';

const speeds = [1, 4] as const;

const loads = async (bench: Bench): Promise<Line[]> => {
  const lines: Line[] = [];
  for (const where of ['login', 'list'] as const) {
    const { product, floor } = await compare(bench, (app) => load(bench.browser, app, where));
    const name = where === 'login' ? 'login' : 'list, cold deep link';
    const line = (what: string, key: 'js' | 'lcp' | 'ready', unit: string): Line => ({
      what: `${name}: ${what}`,
      product: product[key],
      floor: floor[key],
      unit,
      budget: budgets[where][key],
    });
    lines.push(
      line('JavaScript', 'js', 'KiB'),
      line('LCP', 'lcp', 'ms'),
      line(where === 'login' ? 'form there' : 'rows there', 'ready', 'ms'),
      {
        what: `${name}: requests before that`,
        product: product.requests,
        unit: 'requests',
        budget: budgets.requests,
      },
      { what: `${name}: layout shift`, product: product.cls, unit: 'CLS', budget: budgets.none },
    );
  }
  return lines;
};

/**
 * Repeats a measurement three times as often. Short visits differ by up to a half from each other, more than what separates
 * them from their budgets.
 */
const moreOften = (bench: Bench): Bench => (bench.quick ? bench : { ...bench, runs: bench.runs * 3 });

/** Measures the first opening of the page after the login, of forms and of panels. */
const firsts = async (bench: Bench): Promise<Line[]> => {
  const lines: Line[] = [];
  const add = async (
    what: string,
    budget: number,
    measure: Parameters<typeof compare<{ ms: number }>>[1],
    runs = bench,
  ) => {
    const { product, floor } = await compare(runs, measure);
    lines.push({ what, product: product.ms, floor: floor.ms, unit: 'ms', budget });
  };
  for (const cpu of speeds)
    await add(
      `login click → landing, ${cpu}×`,
      budgets.landing[cpu],
      (app) => landing(bench.browser, app, cpu),
      moreOften(bench),
    );
  for (const form of ['edit', 'create'] as const) {
    for (const cpu of speeds)
      await add(`${form} form, first opening, ${cpu}×`, budgets.firstForm[cpu], (app) =>
        firstForm(bench.browser, app, form, { cpu }),
      );
    await add(`${form} form, first opening, slow line`, budgets.slowForm, (app) =>
      firstForm(bench.browser, app, form, { cpu: 4, slowNetwork: true }),
    );
  }
  for (const name of Object.keys(bench.product.landmarks.panels)) {
    const { ms } = await repeat(moreOften(bench), (app) => panel(bench.browser, app, name));
    lines.push({ what: `${name}: first opening`, product: ms, unit: 'ms', budget: budgets.firstPanel });
  }
  return lines;
};

const pages = async (bench: Bench): Promise<Line[]> => {
  const lines: Line[] = [];
  for (const cpu of speeds) {
    const { product, floor } = await compare(moreOften(bench), (app) => paging(bench.browser, app, cpu));
    lines.push(
      {
        what: `next page, ${cpu}×`,
        product: product.nextPage,
        floor: floor.nextPage,
        unit: 'ms',
        budget: budgets.nextPage[cpu],
      },
      {
        what: `100 rows, ${cpu}×`,
        product: product.hundredRows,
        floor: floor.hundredRows,
        unit: 'ms',
        budget: budgets.hundredRows[cpu],
      },
    );
    if (cpu === 4) continue;
    lines.push({
      what: 'page seen before, calls before its paint',
      product: product.callsForSeen,
      unit: 'calls',
      budget: budgets.none,
    });
  }
  return lines;
};

const typing = async (bench: Bench): Promise<Line[]> => {
  const lines: Line[] = [];
  for (const cpu of speeds) {
    const { product, floor } = await compare(moreOften(bench), async (app) => ({
      ms: await keystrokes(bench.browser, app, cpu),
    }));
    lines.push({
      what: `keystroke in the seller form, ${cpu}×`,
      product: product.ms,
      floor: floor.ms,
      unit: 'ms',
      budget: budgets.keystrokes,
    });
  }
  return lines;
};

const leaks = async (bench: Bench): Promise<Line[]> => {
  // Each round trip is two navigations.
  const roundTrips = bench.quick ? 10 : 60;
  const { product, floor } = await compare(bench, (app) => growth(bench.browser, app, roundTrips));
  const total = `over ${roundTrips * 2} navigations`;
  return [
    {
      what: 'heap growth per round trip',
      product: product.heap,
      floor: floor.heap,
      unit: 'KiB',
      budget: budgets.heap,
    },
    { what: `DOM nodes left ${total}`, product: product.nodes, unit: 'nodes', budget: budgets.none },
    { what: `listeners left ${total}`, product: product.listeners, unit: 'listeners', budget: budgets.none },
  ];
};

const scale = async (bench: Bench): Promise<Line[]> => {
  const many = await serve('product', 100_000);
  try {
    const { product, floor } = await compare(
      { ...moreOften(bench), product: many, floor: bench.product },
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
        budget: budgets.manySellers,
      },
    ];
  } finally {
    await many.close();
  }
};

/** The parts of `npm run bench`: each returns lines of the table, or its own table. */
export const parts: Readonly<Record<string, (bench: Bench) => Promise<Line[] | Table>>> = {
  loads,
  firsts,
  pages,
  typing,
  leaks,
  scale,
  tasks: measureTasks,
};
