import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchWithProgress } from '../../src/dataProvider/pictures/transfer';

/** Answers the next request. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;

const server = createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
  response.setHeader('Access-Control-Expose-Headers', '*');
  if (request.method === 'OPTIONS') response.end();
  else answer(request, response);
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.closeAllConnections());
afterAll(() => void server.close());

const send = (init: RequestInit & { body?: string } = {}, onProgress: (part: number) => void = () => {}) =>
  fetchWithProgress(`${host}/upload`, { method: 'POST', body: '{"file":"x"}', ...init }, onProgress);

describe('a request that reports its progress', () => {
  it('carries method, headers and body, and answers with status, headers and text', async () => {
    let received = '';
    answer = (request, response) => {
      received = `${request.method ?? ''} ${request.headers.authorization ?? ''} `;
      request.on('data', (part: Buffer) => (received += part.toString()));
      request.on('end', () => response.writeHead(422, { 'Retry-After': '7' }).end('{"code":"no"}'));
    };
    const response = await send({ headers: { Authorization: 'Bearer abc' } });
    expect(received).toBe('POST Bearer abc {"file":"x"}');
    expect(response.status).toBe(422);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await response.json()).toEqual({ code: 'no' });
  });

  it('reports its progress in rising parts, up to 1 at the end', async () => {
    answer = (request, response) => request.resume().on('end', () => response.end('{}'));
    const parts: number[] = [];
    await send({ body: 'x'.repeat(300_000) }, (part) => parts.push(part));
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  });

  it('accepts an answer without a body', async () => {
    answer = (_, response) => response.writeHead(204).end();
    const response = await send();
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('fails with the error of fetch when there is no answer', async () => {
    answer = (request) => request.socket.destroy();
    await expect(send()).rejects.toThrow(TypeError);
  });

  it('has the status of an answer that breaks off, but no text', async () => {
    answer = (_, response) => {
      response.writeHead(422, { 'Content-Length': '1000' });
      response.write('{"code":', () => setTimeout(() => response.destroy(), 50));
    };
    const response = await send();
    expect(response.status).toBe(422);
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  it('refuses a redirect to another address', async () => {
    answer = (request, response) =>
      request.url === '/upload'
        ? response.writeHead(307, { Location: `${host}/login` }).end()
        : response.end('{"data":"x"}');
    await expect(send()).rejects.toThrow(TypeError);
  });

  it('is aborted by its signal, before or after it is sent', async () => {
    answer = () => {};
    const early = AbortSignal.abort();
    await expect(send({ signal: early })).rejects.toBe(early.reason);
    const late = new AbortController();
    const sent = send({ signal: late.signal });
    late.abort();
    await expect(sent).rejects.toBe(late.signal.reason);
  });
});
