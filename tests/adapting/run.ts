import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { copyOfProject } from '../mutants/copyOfProject';
import { differences } from './differences';

/**
 * `npm run adapting`: applies the differences of docs/adapting.md to a copy of the project, and runs types, lint, format and the
 * tests of an adapted product there. Ends with an error when one of them fails.
 */
const run = (): void => {
  const found = differences();
  const files = found.flatMap((difference) => difference.files);
  const project = copyOfProject();
  const succeeds = (command: string, args: string[], input = ''): boolean =>
    spawnSync(command, args, {
      cwd: project.folder,
      input,
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { ...process.env, ADAPTED: 'true' },
    }).status === 0;
  const bin = (name: string): string => join(project.folder, 'node_modules/.bin', name);
  try {
    const isApplied = found.every(({ patch }) => succeeds('git', ['apply', '-p0', '-'], patch));
    // The number of files is what docs/adapting.md promises.
    console.log(`An adapted copy differs in ${files.join(' and ')}`);
    const outcomes = isApplied && [
      succeeds(bin('oxlint'), []),
      succeeds(bin('oxfmt'), ['--check', ...files]),
      succeeds(bin('vitest'), ['run', 'tests/adapting']),
    ];
    process.exitCode = outcomes && outcomes.every(Boolean) ? 0 : 1;
  } finally {
    project.remove();
  }
};
export default run;
