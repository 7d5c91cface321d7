import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The build. What serves it stands in scripts/serverConfig.ts, the tests in vitest.config.ts and tests/e2e. */
export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', sourcemap: false },
});
