import { join } from 'node:path';
import { createVitest } from 'vitest/node';

/** What a run of tests came to; 'broken' when a file could not be loaded, 'nothing' when no test had that title. */
export type Outcome = 'passed' | 'failed' | 'broken' | 'nothing';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Vitest over a copy of the project, kept running, so that only what changed is read again. It checks no types. */
export const startTests = async (folder: string) => {
  process.chdir(folder);
  const vitest = await createVitest('test', {
    root: folder,
    config: join(folder, 'vitest.config.ts'),
    watch: false,
    reporters: [{}],
    bail: 1,
    maxWorkers: 1,
  });
  return {
    /** Runs a test file, or those of its tests whose title contains `title`. */
    run: async (test: string, title?: string): Promise<Outcome> => {
      if (title === undefined) vitest.resetGlobalTestNamePattern();
      else vitest.setGlobalTestNamePattern(new RegExp(escaped(title)));
      const files = await vitest.globTestSpecifications([join(folder, test)]);
      const run = await vitest.runTestSpecifications(files);
      // Vitest keeps what it ran before.
      const testModules = run.testModules.filter(({ moduleId }) =>
        files.some((file) => file.moduleId === moduleId),
      );
      const tests = testModules.flatMap(({ children }) => [...children.allTests()]);
      const results = tests.map((one) => one.result().state);
      if (results.includes('failed')) return 'failed';
      if (testModules.some((module) => !module.ok())) return 'broken';
      return results.includes('passed') ? 'passed' : 'nothing';
    },
    /** Reads a file again that has changed. */
    forget: (file: string): void => vitest.invalidateFile(file),
    close: () => vitest.close(),
  };
};
