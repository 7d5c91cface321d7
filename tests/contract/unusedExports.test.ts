import { relative, resolve } from 'node:path';
import { analyzeTsConfig } from 'ts-unused-exports';
import { expect, it } from 'vitest';

/** Loaded by a command or by a pattern of file names, so that no import names them; and what a new area uses. */
const loadedByName = [
  /^(vite\.config|scripts\/\w+|bench\/(run|size)|contract\/(check\/run|write)|tests\/(adapting|newArea)\/run)\.ts default$/,
  /^tests\/(\w+\/vitest\.config|e2e\/support\/product|(contractTools|deploy)\/support\/setup|matrix\/tableReporter)\.ts default$/,
  // Pages, which lazyPage and onDemand take from the module that they have imported.
  /^src\/areas\/[\w-]+\/\w+Form\.tsx \w+(Create|Edit)$/,
  /^mocks\/collections\/\w+\.ts \w+$/,
  /^mocks\/rest\/collection\.ts records$/,
];

/**
 * Exports of modules that are imported when they are needed, since the analysis does not follow
 * `const module = await import()`.
 */
const usedElsewhere = [
  'src/App.tsx fetchPage',
  'src/list/export/xlsx.ts xlsxOf',
  'src/login/attemptLogin.ts attemptLogin',
  'src/login/attemptLogin.ts keepSession',
];

// The planted bugs name whole modules, by their types.
const { unusedExports } = analyzeTsConfig(resolve('tsconfig.json'), ['--ignoreFiles=tests/mutants/']);
const found = Object.entries(unusedExports).flatMap(([file, exports]) =>
  exports.map(({ exportName }) => `${relative('.', file)} ${exportName}`),
);

it('every export is imported by another file', () => {
  const unused = found.filter((name) => !loadedByName.some((pattern) => pattern.test(name)));
  expect(
    unused
      .filter((name) => !usedElsewhere.includes(name))
      .map((name) => `${name} is imported by no other file: remove it, or its 'export'.`),
  ).toEqual([]);
  expect(unused.toSorted()).toEqual(usedElsewhere);
});
