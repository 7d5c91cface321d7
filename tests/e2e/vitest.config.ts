import { defineConfig } from 'vitest/config';

/** Stories in a real browser, against the built product and the embedded API over HTTP. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: 'tests/e2e/support/product.ts',
    setupFiles: 'tests/e2e/support/world.ts',
    // Files share the browser of their process.
    isolate: false,
    // A story mostly waits: two stories share two cores well, and more would be so slow that they fail.
    maxWorkers: 2,
    maxConcurrency: 2,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // The same time limit as the actions of Playwright have here.
    expect: { poll: { timeout: 60_000 } },
  },
});
