import type { InlineConfig } from 'vite';
import { embeddedApi } from '../mocks/http';
import { offeredAccounts } from '../mocks/server/accounts';
import { environment } from './environment';
import { hosting } from './hosting';

/**
 * What the servers of start, dev and the end-to-end tests add to vite.config.ts: the embedded API, or the proxy to a
 * real one, and the hosting. Kept out of vite.config.ts, so that a build knows nothing of mocks.
 */
export const serverConfig = (port?: number): InlineConfig => {
  const { apiHost, host, label, pictureHosts, product, ...given } = environment();
  const isEmbedded = apiHost === undefined;
  const listen = { host, port: port ?? given.port, strictPort: true };
  const config = {
    apiHost: '',
    product,
    environment: label,
    demoAccounts: isEmbedded ? offeredAccounts : undefined,
  };
  return {
    plugins: [hosting({ apiHost, pictureHosts, config }), isEmbedded && embeddedApi()],
    server: listen,
    preview: listen,
  };
};
