// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiMiddleware } from '../../mocks/apiMiddleware';
import { clientHeaders } from './api';
import { photo } from './photo';

/** The embedded API as `npm start` runs it: over HTTP, its journal in a folder. */

let folder: string;
let server: Server;

const start = async (env: Record<string, string> = {}): Promise<void> => {
  const middleware = apiMiddleware('/', { API_SELLERS: '5', API_DATA: folder, ...env });
  server = createServer((incoming, outgoing) =>
    middleware(incoming, outgoing, (error?: unknown) => {
      outgoing.statusCode = error ? 500 : 404;
      outgoing.end('not the API');
    }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
};

const stop = () => new Promise((done) => server.close(done));

const send = (path: string, token: string | null, method = 'GET', body?: unknown) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method,
    headers: { ...clientHeaders, connection: 'close', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const service = '/users-services/api/v1';

const signIn = async (password = 'rahasia123'): Promise<string> => {
  const response = await send(`${service}/backoffice/login`, null, 'POST', {
    username: 'superadmin',
    password,
  });
  const json = (await response.json()) as { data: { token: { access_token: string } } };
  return json.data.token.access_token;
};

const page = { limit: 10, offset: 0, search: '', filter: {} };
const sellersOf = async (token: string) => {
  const response = await send(`${service}/backoffice/get-list-merchant`, token, 'POST', page);
  const json = (await response.json()) as { data: { payload: { user_id: string }[] } };
  return json.data.payload.map(({ user_id }) => user_id);
};

const upload = async (token: string, file: string) =>
  send(`${service}/cdn/single-upload`, token, 'POST', {
    related_identity: 'a',
    name: 'b',
    secure: false,
    file,
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-'));
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

const banners = 'backoffice/master-data/banner-information';

describe('after a restart', () => {
  it('sessions, sellers, passwords, records and pictures are as they were left', async () => {
    await start();
    const token = await signIn();
    const [deleted = '', ...kept] = await sellersOf(token);
    await send(`${service}/backoffice/merchant/${deleted}`, token, 'DELETE');
    await send(`${service}/backoffice/change-password`, token, 'PUT', {
      new_password: 'baru12345',
      confirm_password: 'baru12345',
    });
    await send(`${service}/${banners}/banner-1`, token, 'PUT', { title: 'Panen Raya' });
    const uploaded = (await (await upload(token, photo(5000))).json()) as {
      data: { payload: { url: string } };
    };

    await stop();
    await start();
    expect(await sellersOf(token)).toEqual(kept);
    expect(await signIn('baru12345')).not.toBe('');
    const banner = await send(`${service}/${banners}/banner-1`, token);
    expect(await banner.json()).toMatchObject({ title: 'Panen Raya' });
    const picture = await send(uploaded.data.payload.url, null);
    expect((await picture.arrayBuffer()).byteLength).toBe(5000);
  });

  it('a line that was cut short is passed over, and the next write is not lost', async () => {
    await start();
    const token = await signIn();
    await stop();
    const journal = join(folder, 'journal.jsonl');
    writeFileSync(journal, `${readFileSync(journal, 'utf8')}{"table":"orders","id":"ord`);

    await start();
    expect((await send(`${service}/${banners}/banner-2`, token, 'DELETE')).status).toBe(200);
    await stop();
    await start();
    expect((await send(`${service}/${banners}/banner-2`, token)).status).toBe(404);
  });

  it('nothing is left when the switch says memory', async () => {
    await start({ API_DATA: 'memory' });
    const token = await signIn();
    await stop();
    await start({ API_DATA: 'memory' });
    expect((await send(`${service}/region/province`, token)).status).toBe(401);
  });
});

describe('over HTTP', () => {
  it('answers for its own addresses and leaves the others to the pages', async () => {
    await start();
    const unknown = await send(`${service}/tidak-ada`, null);
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { status_code: 404 }]);
    expect(await (await send('/dashboard', null)).text()).toBe('not the API');
  });

  it('refuses a body that is too large, and takes the largest photo allowed', async () => {
    await start();
    const token = await signIn();
    expect((await upload(token, photo(5000 * 1024))).status).toBe(200);
    expect((await upload(token, photo(7 * 1024 * 1024))).status).toBe(413);
  });

  it('cuts the connection when a fault says offline', async () => {
    await start({ API_FAULTS: 'GET region/*=offline' });
    await expect(send(`${service}/region/province`, await signIn())).rejects.toThrow(TypeError);
  });
});
