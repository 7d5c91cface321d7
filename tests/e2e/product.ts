import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { findBrowser } from '../../scripts/browser';
import { freshBuild } from '../../scripts/freshBuild';
import { serverConfig } from '../../scripts/serverConfig';

/** What the caller's shell says about the product is not what the stories are about. */
const ignored = [
  'API_HOST',
  'API_FAULTS',
  'API_LATENCY',
  'API_SELLERS',
  'API_TOKEN_TTL',
  'PRODUCT',
  'ENVIRONMENT_LABEL',
];

/**
 * Builds the product when needed and serves it on a free port, with an embedded API that remembers nothing of before.
 * The stories find it by E2E_ORIGIN, and their browser by CHROMIUM_PATH.
 */
const setup = async (): Promise<() => Promise<void>> => {
  const data = mkdtempSync(join(tmpdir(), 'e2e-data-'));
  for (const name of ignored) process.env[name] = '';
  process.env.API_DATA = data;
  process.env.CHROMIUM_PATH = findBrowser();
  await freshBuild();
  const server = await preview({ ...serverConfig(0), logLevel: 'warn' });
  const listening = server.httpServer.address();
  if (listening === null || typeof listening === 'string') throw new Error('The product listens nowhere.');
  process.env.E2E_ORIGIN = `http://127.0.0.1:${listening.port}`;
  return async () => {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  };
};
export default setup;
