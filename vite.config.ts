import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { accounts } from './mocks/accounts.ts';
import { embeddedApi } from './mocks/http.ts';
import { define } from './scripts/define.ts';
import { environment } from './scripts/environment.ts';
import { hosting } from './scripts/hosting.ts';

const { apiHost, host, label, pictureHosts, port, product } = environment;
const embedded = apiHost === undefined;

export default defineConfig({
  plugins: [
    react(),
    embedded && embeddedApi(),
    hosting({
      apiHost,
      pictureHosts,
      config: {
        apiHost: '',
        product,
        environment: label,
        demoAccounts: embedded
          ? accounts.map(({ username, password, note }) => ({ username, password, note }))
          : undefined,
      },
    }),
  ],
  define,
  server: { host, port, strictPort: true },
  preview: { host, port, strictPort: true },
  build: { target: 'es2022', sourcemap: false },
});
