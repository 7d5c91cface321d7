import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfProject } from '../mutants/copyOfProject';
import { stepsOf, take } from './steps';

/** The tests that read every declaration, every message or every collection. */
const tests = [
  'tests/contract',
  'tests/menu',
  'tests/mocks/collections',
  'tests/mocks/rest/searchHints.test.ts',
  'tests/mocks/rest/simpleRest.test.ts',
  'tests/mocks/server/auth.test.ts',
  'tests/mocks/server/head.test.ts',
  'tests/mocks/server/wrongCalls.test.ts',
  'tests/layout/sidebar/Sidebar.test.tsx',
  'tests/faults/calls.test.ts',
];

/**
 * `npm run new-area`: takes the steps of docs/adding-an-area.md, literally, on a copy of the project, and runs types, lint,
 * format and the tests that a new area could break. Ends with an error when one of them fails.
 */
const run = (): void => {
  const steps = stepsOf(readFileSync('docs/adding-an-area.md', 'utf8'));
  const files = steps.map(({ file }) => file);
  // The number of files is what this command measures.
  console.log(`A new area touches ${files.length} files: ${files.join(', ')}`);
  const project = copyOfProject();
  const bin = (name: string): string => join(project.folder, 'node_modules/.bin', name);
  const succeeds = (name: string, ...args: string[]): boolean =>
    spawnSync(bin(name), args, { cwd: project.folder, stdio: 'inherit' }).status === 0;
  try {
    take(project.folder, steps);
    const outcomes = [
      files.length === 4,
      succeeds('oxlint', '--fix'),
      succeeds('oxfmt', '--check', ...files),
      succeeds('vitest', 'run', ...tests),
    ];
    process.exitCode = outcomes.every(Boolean) ? 0 : 1;
  } finally {
    project.remove();
  }
};
export default run;
