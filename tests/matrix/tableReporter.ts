import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import type { Seen } from './view';

type Faults = Required<Seen>['matrix']['faults'];

/** Examples of one kind of finding in one view. */
const shown = 4;

const seenBy = (test: TestCase) => (test.meta() as Seen).matrix;

const line = (test: TestCase): { name: string; looks: string; found: string; count: number } => {
  const seen = seenBy(test);
  if (test.result().state === 'skipped') return { name: test.name, looks: '-', found: 'skipped', count: 0 };
  if (!seen) return { name: test.name, looks: '-', found: 'not reached', count: 1 };
  const count = seen.faults.length;
  return { name: test.name, looks: String(seen.looks), found: count === 0 ? '0' : `${count}`, count };
};

/** Prints what was looked at, how often, and what was found, and then each kind of finding with examples. */
export default class TableReporter implements Reporter {
  private print: (text: string) => void = () => undefined;

  onInit({ logger }: Vitest): void {
    this.print = (text) => logger.log(text);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const lines = tests.map(line);
    const width = Math.max(4, ...lines.map(({ name }) => name.length));
    const row = (...[name, looks, found]: [string, string, string]): string =>
      `  ${name.padEnd(width)}  ${looks.padStart(5)}  ${found.padStart(8)}`;
    this.print(
      ['', row('view', 'looks', 'findings'), ...lines.map((l) => row(l.name, l.looks, l.found))].join('\n'),
    );

    for (const test of tests) {
      const kinds = new Map<string, Faults>();
      for (const fault of seenBy(test)?.faults ?? [])
        kinds.set(fault.kind, [...(kinds.get(fault.kind) ?? []), fault]);
      for (const [kind, found] of kinds) {
        const places = [...new Set(found.map((fault) => fault.in))].join(', ');
        const examples = [...new Set(found.map(({ at }) => at))].slice(0, shown).map((at) => `\n      ${at}`);
        this.print(`\n  ${test.name}: ${kind}, ${found.length} times (${places})${examples.join('')}`);
      }
    }

    const looks = tests.reduce((sum, test) => sum + (seenBy(test)?.looks ?? 0), 0);
    const found = lines.reduce((sum, { count }) => sum + count, 0);
    this.print(`\n  ${tests.length} views, ${looks} looks, ${found} findings`);
  }
}
