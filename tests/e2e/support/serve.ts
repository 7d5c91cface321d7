import { type InlineConfig, preview } from 'vite';

/** A build that is served. */
type Served = { origin: string; close: () => Promise<void> };

/** Starts a server for a build. @param config names its port; with port 0 the system chooses a free one */
export const serve = async (config: InlineConfig): Promise<Served> => {
  // The file of the configuration is for the build only; reading it takes half a second.
  const server = await preview({ configFile: false, ...config, logLevel: 'warn' });
  const listening = server.httpServer.address();
  if (listening === null || typeof listening === 'string') throw new Error('The server listens nowhere.');
  return { origin: `http://127.0.0.1:${listening.port}`, close: () => server.close() };
};
