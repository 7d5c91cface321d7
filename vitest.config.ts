import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const inBrowser = ['e2e', 'matrix', 'deploy', 'firefox', 'contractTools'].map((room) => `tests/${room}/**`);

/** They hold in a copy of the project that follows docs/adapting.md (`npm run adapting`). */
const ofAdaptedCopy = process.env.ADAPTED ? [] : ['tests/adapting/**'];

/** Tests that need no page. Tests of the menu do, because the menu imports the session. */
const inNode = [
  'tests/{domain,scripts}/**/*.test.ts',
  'tests/contract/!(areas|listKeys|messages|resourceNames|strings).test.ts',
  'tests/mocks/**/!(collections).test.ts',
  'tests/authProvider/access.test.ts',
  'tests/dataProvider/{choiceList,exceptionText,instantWire,parseJson,recordVersion,rows,serverErrors}.test.ts',
  'tests/layout/createI18nProvider.test.ts',
  'tests/areas/{banner-information/bannerState,make-category/categoryRows,make-category/slug}.test.ts',
  'tests/areas/seller/{sellerModel,sellerRules,import/cellValues,import/regionNames}.test.ts',
  'tests/list/reorder/moveToPlace.test.ts',
];

/** Tests of a module's first load, and of the page of widgets, which replaces the session and `fetch`. */
const ofOwnPage = [
  'tests/gallery.test.tsx',
  'tests/trustedTypes.test.ts',
  'tests/ui/theme/tokens.test.ts',
  'tests/login/blocked*.test.tsx',
  'tests/layout/blockedPreferences.test.ts',
];

/** Settings of every project, without the number of workers: a project's own settings would override the command line. */
const everywhere = {
  plugins: [react()],
  // Node loads react-admin; this makes Vite choose the build of react-router that Node does, so that there is one copy.
  resolve: { conditions: ['module-sync', 'module', 'browser', 'development'] },
};
const everyTest = {
  setupFiles: ['tests/setup.ts'],
  // A react-admin page is slow in jsdom while two cores are busy. No test asserts a duration.
  testTimeout: 90_000,
  hookTimeout: 90_000,
};
const onPage = {
  ...everyTest,
  environment: 'jsdom',
  // Most objects of a page live briefly: a larger young generation makes garbage collection less frequent.
  execArgv: ['--max-semi-space-size=64'],
  setupFiles: [...everyTest.setupFiles, 'tests/setup.page.ts'],
};

/**
 * Unit and integration tests; the tests of `inBrowser` have configurations of their own. The files of a project share their
 * modules and their page, except in `alone`.
 */
export default defineConfig({
  test: {
    // Page tests wait for two fifths of their time: one worker more than cores uses that time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        ...everywhere,
        test: { ...everyTest, name: 'node', isolate: false, include: inNode },
      },
      {
        ...everywhere,
        test: {
          ...onPage,
          name: 'page',
          isolate: false,
          setupFiles: [...onPage.setupFiles, 'tests/setup.code.ts'],
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...inBrowser, ...inNode, ...ofOwnPage, ...ofAdaptedCopy],
        },
      },
      { ...everywhere, test: { ...onPage, name: 'alone', include: ofOwnPage } },
    ],
  },
});
