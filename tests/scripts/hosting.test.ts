import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosting } from '../../scripts/hosting';
import { securityHeaders } from '../../scripts/securityHeaders';

const root = mkdtempSync(join(tmpdir(), 'hosting-'));
const assets = join(root, 'dist/assets');

beforeAll(() => {
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(root, 'dist/index.html'), '<!doctype html><title>the product</title>');
  writeFileSync(join(root, 'dist/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(assets, 'main-1a2b3c.js'), 'export {};');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const serve = (options: Parameters<typeof hosting>[0]): Promise<PreviewServer> =>
  preview({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [hosting(options)],
    preview: { port: 0, host: '127.0.0.1' },
  });

const originOf = (server: { httpServer: { address: () => unknown } }): string =>
  `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`;

const asBrowser = { headers: { Accept: 'text/html,*/*' } };

describe('with the embedded API', () => {
  let server: PreviewServer;
  const get = (path: string) => fetch(originOf(server) + path, asBrowser);

  beforeAll(async () => {
    const config = { apiHost: '', product: 'Toko Coba', demoAccounts: [{ username: 'a' }] };
    server = await serve({ apiHost: undefined, pictureHosts: [], config });
  });
  afterAll(() => server.close());

  it('answers with the run-time configuration, which no cache may keep', async () => {
    const answer = await get('/config.json');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      apiHost: '',
      product: 'Toko Coba',
      demoAccounts: [{ username: 'a' }],
    });
  });

  it.each([
    '/',
    '/auth',
    '/dashboard',
    '/dashboard/member-list/seller/a.b',
    '/dashboard/orders?page=2',
    '/nowhere',
  ])('answers %s with the product', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('the product');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  });

  it.each(['/users-services/api/v1/nothing', '/cdn/nothing.jpg', '/assets/gone-9z.js', '/favicon.ico'])(
    'answers %s with 404 as JSON, never with HTML',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Content-Type')).toBe('application/json');
      expect(await answer.json()).toEqual({ status_code: 404, message: 'Not found' });
    },
  );

  it('lets caches keep only hashed files, for a year', async () => {
    const kept = await get('/assets/main-1a2b3c.js');
    expect(kept.status).toBe(200);
    expect(kept.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/icon.svg')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it('sends the security headers with every answer', async () => {
    for (const path of ['/', '/assets/main-1a2b3c.js', '/config.json', '/users-services/x']) {
      const { headers } = await get(path);
      // securityHeaders.test.ts checks the values letter by letter.
      for (const [name, value] of Object.entries(securityHeaders())) expect(headers.get(name)).toBe(value);
      expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
    }
  });
});

describe('with a real API', () => {
  let server: PreviewServer;
  let api: Server;
  let apiHost: string;
  let received: { method?: string; url?: string; headers: IncomingHttpHeaders; body: string }[] = [];

  beforeAll(async () => {
    api = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        received.push({ method, url, headers, body });
        response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"from":"the real host"}');
      });
    });
    await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready));
    apiHost = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    server = await serve({ apiHost, pictureHosts: ['https://pictures.example'], config: { apiHost: '' } });
  });
  afterAll(async () => {
    await server.close();
    api.close();
  });

  it('passes service paths on, with body and Bearer, without our origin and cookies', async () => {
    received = [];
    const answer = await fetch(`${originOf(server)}/users-services/api/v1/backoffice/login?x=1`, {
      method: 'POST',
      headers: { Authorization: 'Bearer t', Origin: originOf(server), Cookie: 'token=t' },
      body: '{"username":"a"}',
    });
    expect([answer.status, await answer.json()]).toEqual([201, { from: 'the real host' }]);
    expect(received).toHaveLength(1);
    const [call] = received;
    expect(call).toMatchObject({
      method: 'POST',
      url: '/users-services/api/v1/backoffice/login?x=1',
      body: '{"username":"a"}',
    });
    expect(call?.headers).toMatchObject({ authorization: 'Bearer t', host: new URL(apiHost).host });
    expect(call?.headers.origin).toBeUndefined();
    expect(call?.headers.cookie).toBeUndefined();
  });

  it('serves the pages itself, and allows the pictures of the real host', async () => {
    received = [];
    const answer = await fetch(`${originOf(server)}/dashboard/orders`, asBrowser);
    expect(await answer.text()).toContain('the product');
    expect(received).toEqual([]);
    expect(answer.headers.get('Content-Security-Policy')).toContain(
      `img-src 'self' blob: data: ${apiHost} https://pictures.example;`,
    );
    // Photos of ID cards are fetched.
    expect(answer.headers.get('Content-Security-Policy')).toContain(
      `connect-src 'self' ${apiHost} https://pictures.example;`,
    );
  });

  it('answers 502 as JSON when the real host does not answer', async () => {
    await new Promise((closed) => api.close(closed));
    const answer = await fetch(`${originOf(server)}/orders-services/api/v1/x`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ status_code: 502 });
  });
});
