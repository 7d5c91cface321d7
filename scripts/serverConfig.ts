import type { InlineConfig } from 'vite';
import { embeddedApi } from '../mocks/http';
import { offeredAccounts } from '../mocks/server/accounts';
import { environment } from './environment';
import { hosting } from './hosting';

/**
 * Returns the additions to vite.config.ts for the servers of start, dev and the end-to-end tests: the embedded API or the
 * proxy to a real one, and the hosting. They are not in vite.config.ts, so that a build never contains mocks.
 */
export const serverConfig = (port?: number): InlineConfig => {
  const { apiHost, host, label, pictureHosts, product, without, ...given } = environment();
  const isEmbedded = apiHost === undefined;
  const listen = { host, port: port ?? given.port, strictPort: true };
  const config = {
    apiHost: '',
    product,
    environment: label,
    without,
    demoAccounts: isEmbedded ? offeredAccounts : undefined,
  };
  return {
    plugins: [hosting({ apiHost, pictureHosts, config }), isEmbedded && embeddedApi()],
    server: listen,
    preview: listen,
  };
};
