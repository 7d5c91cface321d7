import { defineConfig } from 'vitest/config';

/** Every page and state × every scheme and width (`npm run matrix`), on the built product and the embedded API over HTTP. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/matrix/**/*.test.ts'],
    globalSetup: 'tests/e2e/support/product.ts',
    setupFiles: 'tests/e2e/support/world.ts',
    // Files share the browser of their process.
    isolate: false,
    reporters: ['default', 'tests/matrix/tableReporter.ts'],
    // A browser at work keeps one core busy.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
