import { BadInput } from '../../scripts/badInput';
import { copyOfProject } from './copyOfProject';
import type { Mutant } from './mutant';
import { mutants } from './mutants';
import { plant, targetFault } from './plant';
import { type Outcome, startTests } from './startTests';

type Tests = Awaited<ReturnType<typeof startTests>>;

const words: Record<Outcome, string> = {
  failed: 'caught',
  passed: 'NOT CAUGHT',
  broken: 'NOT CAUGHT (the file did not even run: the bug is no plausible one)',
  nothing: 'NOT CAUGHT (no test of that title)',
};

const seconds = (since: number): string => `${Math.round((Date.now() - since) / 1000)} s`;

/** The tests of these mutants, each once. */
const testsOf = (chosen: readonly Mutant[]): Pick<Mutant, 'test' | 'title'>[] => [
  ...new Map(chosen.map(({ test, title }) => [`${test} ${title ?? ''}`, { test, title }])).values(),
];

/** Those tests that do not pass even without a bug, each in a sentence. */
const failingBefore = async (tests: Tests, chosen: readonly Mutant[]): Promise<string[]> => {
  const sentences: string[] = [];
  for (const { test, title } of testsOf(chosen)) {
    const outcome = await tests.run(test, title);
    if (outcome !== 'passed') sentences.push(`${test}, “${title ?? 'all'}”: ${outcome} without any bug.`);
  }
  return sentences;
};

/** Plants one bug after the other below `folder`. @returns how many were caught */
const hunt = async (tests: Tests, folder: string, chosen: readonly Mutant[]): Promise<number> => {
  let caught = 0;
  for (const mutant of chosen) {
    const started = Date.now();
    const planted = plant(folder, mutant);
    planted.files.forEach(tests.forget);
    const outcome = await tests.run(mutant.test, mutant.title);
    planted.restore();
    planted.files.forEach(tests.forget);
    if (outcome === 'failed') caught += 1;
    // One line as soon as each is known, since a whole run takes minutes.
    console.log(`${words[outcome].padEnd(10)} ${mutant.name} (${seconds(started)})`);
  }
  return caught;
};

/**
 * `npm run mutants`: plants one bug after the other into a copy of the project, runs the tests that should notice it, and
 * prints which were caught. `npm run mutants -- orders` takes those whose name or file contains 'orders'.
 * Ends with an error when a target has moved, when a test fails without any bug, or when a bug is not caught.
 */
const run = async (filters: string[]): Promise<void> => {
  const begun = Date.now();
  const chosen = mutants.filter(({ name, file }) =>
    filters.every((text) => `${name} ${file}`.includes(text)),
  );
  if (chosen.length === 0) throw new BadInput(`No bug has ${filters.join(' and ')} in its name or file.`);
  const sentences = chosen.flatMap((mutant) => targetFault(process.cwd(), mutant) ?? []);
  let caught = 0;
  if (sentences.length === 0) {
    const project = copyOfProject();
    try {
      const tests = await startTests(project.folder);
      const failing = await failingBefore(tests, chosen);
      sentences.push(...failing);
      if (failing.length === 0) caught = await hunt(tests, project.folder, chosen);
      await tests.close();
    } finally {
      project.remove();
    }
  }
  for (const sentence of sentences) console.error(sentence);
  // The result of the command.
  console.log(`\n${caught} of ${chosen.length} bugs caught (${seconds(begun)})`);
  // Vitest has set it for the tests that failed, as they should.
  process.exitCode = caught === chosen.length ? 0 : 1;
};
export default run;
