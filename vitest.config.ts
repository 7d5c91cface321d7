import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Unit and integration tests; those in a browser have configurations of their own in tests/e2e and tests/matrix. */
export default defineConfig({
  plugins: [react()],
  // One copy of react-router for react-admin and for us: Node and Vite each choose another build of it by themselves.
  resolve: { conditions: ['module-sync', 'module', 'browser', 'development'] },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/matrix/**'],
    server: { deps: { inline: [/react-admin/, /\/ra-/, /react-router/] } },
    // Vitest leaves one core to others, which on two cores is half of them.
    maxWorkers: '100%',
    // A page of react-admin takes its time in jsdom when two cores are busy; no test asserts how long anything takes.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
