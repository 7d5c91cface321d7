import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { apiMiddleware } from '../../mocks/server/apiMiddleware';
import { clientHeaders } from '../support/clientHeaders';

/** The number of idempotency keys so far. */
let keys = 0;

export const service = '/users-services/api/v1';

/** The embedded API as `npm start` runs it: over HTTP, its journal in a folder of its own for each test. */
export const overHttp = () => {
  let folder = '';
  let server: Server | undefined;
  let close: (() => void) | undefined;
  const printed: unknown[] = [];

  beforeEach(() => {
    printed.length = 0;
    folder = mkdtempSync(join(tmpdir(), 'api-'));
  });
  const stop = () =>
    new Promise<void>((done) => {
      server?.closeAllConnections();
      server?.close(() => done());
      if (!server) done();
      server = undefined;
      close?.();
    });
  afterEach(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const port = (): number => (server?.address() as AddressInfo).port;

  const send = (path: string, token: string | null, method = 'GET', body?: unknown) =>
    fetch(`http://127.0.0.1:${port()}${path}`, {
      method,
      headers: {
        ...clientHeaders,
        connection: 'close',
        ...(token && { Authorization: `Bearer ${token}` }),
        'Idempotency-Key': `kunci-${++keys}`,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  return {
    /** The lines that the server printed for the person who runs it. */
    printed: () => printed,
    folder: () => folder,
    port,
    stop,
    send,
    /** Starts the server, with five sellers by default; after `stop`, it starts again on the same data. */
    start: async (env: Record<string, string> = {}): Promise<void> => {
      const api = apiMiddleware('/', { API_SELLERS: '5', API_DATA: folder, ...env }, (what) =>
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
    },
    signIn: async (password = 'rahasia123'): Promise<string> => {
      const body = { username: 'superadmin', password };
      const response = await send(`${service}/backoffice/login`, null, 'POST', body);
      const json = (await response.json()) as { data: { token: { access_token: string } } };
      return json.data.token.access_token;
    },
    upload: (token: string, file: string) =>
      send(`${service}/cdn/single-upload`, token, 'POST', {
        related_identity: 'a',
        name: 'b',
        secure: false,
        file,
      }),
  };
};

/** The address in the answer to an upload. */
export const urlOf = async (answer: Promise<Response>): Promise<string> =>
  ((await (await answer).json()) as { data: { payload: { url: string } } }).data.payload.url;
