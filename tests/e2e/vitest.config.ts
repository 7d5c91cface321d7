import { defineConfig } from 'vitest/config';

/** Stories in a real browser, told against the built product and the embedded API over HTTP. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: 'tests/e2e/support/product.ts',
    setupFiles: 'tests/e2e/support/world.ts',
    // Files share the browser of their process.
    isolate: false,
    // A story mostly waits: two of them share two cores well, more would be slow enough to fail.
    maxWorkers: 2,
    maxConcurrency: 2,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // Playwright's own patience, also for what is asked again and again.
    expect: { poll: { timeout: 60_000 } },
  },
});
