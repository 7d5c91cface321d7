import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The build. What serves it stands in scripts/serverConfig.ts, the tests in vitest.config.ts and tests/e2e. */
export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    sourcemap: false,
    // Bytes before the login form: browsers without modulepreload do without the head start instead.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // React in one file: smaller than in two, and still in the cache after the product was deployed anew.
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
      },
    },
  },
});
