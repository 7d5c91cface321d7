import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import { embeddedApi } from './mocks/http.ts';

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  plugins: [react(), embeddedApi()],
  define: { __APP_VERSION__: JSON.stringify(manifest.version) },
  server: { port, strictPort: true },
  preview: { port, strictPort: true },
  build: { target: 'es2022', sourcemap: false },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
  },
});
