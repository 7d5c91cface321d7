import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const inBrowser = ['tests/e2e/**', 'tests/matrix/**'];

/** Rooms whose code needs no page, but for the tests of the menu, which reaches the session and with it the page. */
const inNode = [
  'tests/{domain,format,scripts}/**/*.test.ts',
  'tests/contract/!(areas|messages|resourceNames|strings).test.ts',
  'tests/mocks/**/!(collections).test.ts',
];

/** Tests of what a module does when it is first loaded. */
const ofFirstLoad = [
  'tests/trustedTypes.test.ts',
  'tests/theme/tokens.test.ts',
  'tests/login/blocked*.test.tsx',
  'tests/layout/blockedPreferences.test.ts',
];

/** The number of workers is not among these: what a project says itself does not give way to the command line. */
const everywhere = {
  plugins: [react()],
  // One copy of react-router for react-admin and for us: Node and Vite each choose another build of it by themselves.
  resolve: { conditions: ['module-sync', 'module', 'browser', 'development'] },
};
const everyTest = {
  server: { deps: { inline: [/react-admin/, /\/ra-/, /react-router/] } },
  setupFiles: ['tests/setup.ts'],
  // A page of react-admin takes its time in jsdom when two cores are busy; no test asserts how long anything takes.
  testTimeout: 90_000,
  hookTimeout: 90_000,
};
const onPage = {
  ...everyTest,
  environment: 'jsdom',
  // Most of what a page makes is thrown away at once: with more room for what is young, Node looks through it less often.
  execArgv: ['--max-semi-space-size=64'],
  setupFiles: [...everyTest.setupFiles, 'tests/setup.page.ts'],
};

/**
 * Unit and integration tests; those in a browser have configurations of their own in tests/e2e and tests/matrix. The files
 * of a project share their modules and their page, except in `alone` (docs/decisions/0058).
 */
export default defineConfig({
  test: {
    // A test of a page waits two fifths of its time: one worker more than there are cores keeps them busy.
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
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...inBrowser, ...inNode, ...ofFirstLoad],
        },
      },
      { ...everywhere, test: { ...onPage, name: 'alone', include: ofFirstLoad } },
    ],
  },
});
