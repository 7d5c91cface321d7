import { http, HttpResponse, type HttpResponseResolver, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { session } from '../../src/authProvider/session';
import { infoOf } from '../authProvider/userInfo';

/** A server that answers only what the test defines, and a signed-in user. */

export const path = 'users-services/api/v1/probe';
export const token = 'token-of-siti';

const server = setupServer();

/** Answers every method of `at` with a body or a resolver, and keeps the requests that arrived. `init` is the status, or more. */
export const answer = (
  given: HttpResponseResolver | JsonBodyType,
  at = path,
  init: ResponseInit | number = {},
): Request[] => {
  const arrived: Request[] = [];
  const respond = () => HttpResponse.json(given, typeof init === 'number' ? { status: init } : init);
  server.use(
    http.all(`*/${at}`, (info) => {
      arrived.push(info.request.clone());
      return typeof given === 'function' ? (given as HttpResponseResolver)(info) : respond();
    }),
  );
  return arrived;
};

/** A body as text, with the content type that a careless proxy would send. */
export const text = (body: string, status = 200, contentType = 'application/json') =>
  new HttpResponse(body, { status, headers: { 'Content-Type': contentType } });

/** The parameters of a page of a list. */
export const pageOf = (page = 1, perPage = 10) => ({
  pagination: { page, perPage },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
});

/** The error for a response that breaks the contract, for `toThrow`. */
export const unreadable = expect.objectContaining({ kind: 'invalidResponse' }) as Error;

export const signIn = (as = token): void => {
  session.save(infoOf(as, ['MANAGE_PELAPAK']), false);
};

/** Signs Siti in before each test, and out after it. */
export const startApiServer = (): void => {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => signIn());
  afterEach(() => {
    server.resetHandlers();
    if (session.token() !== null) session.leave();
  });
  afterAll(() => server.close());
};
