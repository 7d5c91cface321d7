import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { session } from '../../src/authProvider/session';
import { infoOf } from '../authProvider/userInfo';

/** A server that answers only what the test defines, and a signed-in user. */

export const path = 'users-services/api/v1/probe';
export const token = 'token-of-siti';

const server = setupServer();

/** Answers every method of `path` and keeps the requests that arrived. */
export const answer = (resolver: HttpResponseResolver, at = path): Request[] => {
  const arrived: Request[] = [];
  server.use(
    http.all(`*/${at}`, (info) => {
      arrived.push(info.request.clone());
      return resolver(info);
    }),
  );
  return arrived;
};

/** A body as text, with the content type that a careless proxy would send. */
export const text = (body: string, status = 200, contentType = 'application/json') =>
  new HttpResponse(body, { status, headers: { 'Content-Type': contentType } });

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
