import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { apiMiddleware } from '../../mocks/server/apiMiddleware';
import { ownFolder } from '../support/ownFolder';
import { callsTo } from './callsTo';

/** The embedded API as `npm start` runs it: over HTTP, its journal in a folder of its own for each test. */
export const overHttp = () => {
  const folder = ownFolder();
  let server: Server | undefined;
  let close: (() => void) | undefined;
  const printed: unknown[] = [];

  beforeEach(() => void (printed.length = 0));
  const stop = () =>
    new Promise<void>((done) => {
      server?.closeAllConnections();
      server?.close(() => done());
      if (!server) done();
      server = undefined;
      close?.();
    });
  afterEach(stop);

  /** Starts the server, with five sellers by default; after `stop`, it starts again on the same data. */
  const start = async (env: Record<string, string> = {}): Promise<void> => {
    const api = apiMiddleware('/', { API_SELLERS: '5', API_DATA: folder(), ...env }, (what) =>
      printed.push(what),
    );
    close = api.close;
    server = createServer((incoming, outgoing) =>
      api.middleware(incoming, outgoing, (error?: unknown) => {
        outgoing.statusCode = error ? 500 : 404;
        outgoing.end('not the API');
      }),
    );
    await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  };
  const port = (): number => (server?.address() as AddressInfo).port;
  const calls = callsTo(() => `http://127.0.0.1:${port()}`);
  const home = () => join(folder(), 'pelapak-5');
  const journal = () => join(home(), 'journal.jsonl');

  return {
    /** The lines that the server printed for the person who runs it. */
    printed: () => printed,
    home,
    journal,
    lines: () => readFileSync(journal(), 'utf8').split('\n').filter(Boolean),
    port,
    start,
    stop,
    restart: async (env?: Record<string, string>): Promise<void> => {
      await stop();
      await start(env);
    },
    ...calls,
    upload: (token: string, file: string) =>
      calls.call(token, 'POST cdn/single-upload', { related_identity: 'a', name: 'b', secure: false, file }),
  };
};

/** The address in the answer to an upload. */
export const urlOf = async (answer: Promise<{ json: unknown }>): Promise<string> =>
  ((await answer).json as { data: { payload: { url: string } } }).data.payload.url;
