import { defineConfig } from 'vitest/config';

/** Stories behind the nginx of docs/deployment.md (`npm run test:deploy`), and what its files promise. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'tests/deploy/**/*.test.ts',
      'tests/e2e/{back,newVersion,orders,photos,routes,seller,session,signIn,twoPeople}.test.ts',
    ],
    globalSetup: 'tests/deploy/support/setup.ts',
    setupFiles: 'tests/deploy/support/world.ts',
    // Files share the browser and the ports of one process.
    isolate: false,
    maxWorkers: 1,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
