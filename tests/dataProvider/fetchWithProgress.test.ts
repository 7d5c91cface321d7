import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fetchWithProgress } from '../../src/dataProvider/fetchWithProgress';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const address = `${location.origin}/users-services/api/v1/cdn/single-upload`;

const send = (init: RequestInit & { body?: string } = {}, onProgress: (part: number) => void = () => {}) =>
  fetchWithProgress(address, { method: 'POST', body: '{"file":"x"}', ...init }, onProgress);

describe('a request that reports its progress', () => {
  it('carries method, headers and body, and answers with status, headers and text', async () => {
    let received = '';
    server.use(
      http.post(address, async ({ request }) => {
        received = `${request.headers.get('authorization') ?? ''} ${await request.text()}`;
        return HttpResponse.json({ code: 'no' }, { status: 422, headers: { 'Retry-After': '7' } });
      }),
    );
    const response = await send({ headers: { Authorization: 'Bearer abc' } });
    expect(received).toBe('Bearer abc {"file":"x"}');
    expect(response.status).toBe(422);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await response.json()).toEqual({ code: 'no' });
  });

  it('says in the end that all of it has left', async () => {
    server.use(http.post(address, () => HttpResponse.json({})));
    const parts: number[] = [];
    await send({}, (part) => parts.push(part));
    expect(parts.at(-1)).toBe(1);
  });

  it('takes an answer without a body', async () => {
    server.use(http.post(address, () => new HttpResponse(null, { status: 204 })));
    const response = await send();
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('fails as fetch does without an answer', async () => {
    server.use(http.post(address, () => HttpResponse.error()));
    await expect(send()).rejects.toThrow(TypeError);
  });

  it('is taken back by its signal, before it is sent or after', async () => {
    server.use(http.post(address, () => new Promise<never>(() => {})));
    const early = AbortSignal.abort();
    await expect(send({ signal: early })).rejects.toBe(early.reason);
    const late = new AbortController();
    const sent = send({ signal: late.signal });
    late.abort();
    await expect(sent).rejects.toBe(late.signal.reason);
  });
});
