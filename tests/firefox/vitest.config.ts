import { defineConfig } from 'vitest/config';

/** Stories in Debian's Firefox (`npm run firefox`). */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/firefox/**/*.test.ts', 'tests/e2e/{seller,signIn}.test.ts'],
    globalSetup: 'tests/e2e/support/product.ts',
    setupFiles: 'tests/e2e/support/world.ts',
    // Files share the browser of their process.
    isolate: false,
    maxWorkers: 1,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
