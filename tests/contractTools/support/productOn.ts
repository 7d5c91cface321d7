import { afterAll, beforeAll } from 'vitest';
import { serverConfig } from '../../../scripts/serverConfig';
import { serve } from '../../e2e/support/serve';

type Host = { origin: string; close: () => Promise<void> };

/** Before the stories of a file, starts a host and the built product on it. @returns the host's origin, once it has started */
export const productOn = (start: () => Promise<Host>): (() => string) => {
  const closing: Host['close'][] = [];
  let host = '';
  beforeAll(async () => {
    const { origin, close } = await start();
    host = origin;
    process.env.API_HOST = origin;
    const served = await serve(serverConfig(0));
    process.env.E2E_ORIGIN = served.origin;
    closing.push(close, served.close);
  });
  afterAll(() => Promise.all(closing.map((close) => close())));
  return () => host;
};
