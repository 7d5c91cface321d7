import { defineConfig } from 'vitest/config';

/** Stories in a real browser, told against the built product and the embedded API over HTTP. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: 'tests/e2e/product.ts',
    // One browser at a time: two cores have enough to do with it, the server and the test.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
