import { defineConfig } from 'vitest/config';

/** docs/openapi.yaml in the hands of foreign tools (`npm run contract:tools`). */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/contractTools/**/*.test.ts'],
    globalSetup: 'tests/contractTools/support/setup.ts',
    // Files share the browser of one process.
    isolate: false,
    maxWorkers: 1,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
