import { type InlineConfig, preview } from 'vite';

/** A build that is served. */
type Served = { origin: string; close: () => Promise<void> };

/** Serves a build on the port that the configuration names, 0 for one that is free. */
export const serve = async (config: InlineConfig): Promise<Served> => {
  const server = await preview({ ...config, logLevel: 'warn' });
  const listening = server.httpServer.address();
  if (listening === null || typeof listening === 'string') throw new Error('The server listens nowhere.');
  return { origin: `http://127.0.0.1:${listening.port}`, close: () => server.close() };
};
