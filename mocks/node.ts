import { http } from 'msw';
import { setupServer } from 'msw/node';
import { createHandlers } from './handlers';
import { regionFiles } from './regions/regionFiles';
import { answering } from './server/answering';
import { sessionOf } from './server/auth';
import { scryptHashing } from './server/nodeHashing';
import { accountNamed } from './server/staffAccounts';
import { defaultSwitches, type Switches } from './server/switches';
import { issueToken } from './server/tokens';
import { createDb } from './storage/db';
import { memoryJournal } from './storage/journal';
import { loadDrawnPicture } from './storage/pictureFiles';
import { memoryPictures } from './storage/pictureStore';

/** A request as the server received it; `body` is parsed JSON, undefined where there is none. */
type Received = { method: string; path: string; headers: Headers; body: unknown };

/**
 * The embedded API for tests, in memory.
 *
 * ```ts
 * const api = createMockServer();
 * beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
 * afterEach(() => api.reset());
 * afterAll(() => api.server.close());
 * ```
 * A test that needs a fault uses `api.server.use(…)`, or `createMockServer({ faults: parseFaults('GET region/*=500') })`.
 */
export const createMockServer = (switches: Partial<Switches> = {}) => {
  const context = {
    switches: { ...defaultSwitches, ...switches },
    // Nobody attacks the passwords of a test: hashing them costs next to nothing.
    db: createDb(switches.sellers ?? defaultSwitches.sellers, memoryJournal(), scryptHashing(2)),
    regions: regionFiles(),
    pictures: memoryPictures(loadDrawnPicture),
  };
  const handlers = createHandlers(context);
  const answer = answering(handlers);
  const server = setupServer(http.all('*', ({ request }) => answer(request)));
  const received: Received[] = [];

  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const entry: Received = {
      method: request.method,
      path: pathname + search,
      headers: request.headers,
      body: undefined,
    };
    received.push(entry);
    void request
      .clone()
      .json()
      .then(
        (body: unknown) => (entry.body = body),
        () => undefined,
      );
  });

  return {
    server,
    db: context.db,
    handlers,
    /** What the API answers, for a handler of a test that changes the answer. */
    answer,
    /** Every request since the last reset, oldest first. */
    received: received as readonly Received[],
    /** Those whose method and path (without the query) end like `'POST merchant/register'`. */
    receivedAt: (address: string): Received[] => {
      const [method, path = ''] = address.split(' ');
      return received.filter(
        (entry) => entry.method === method && (entry.path.split('?')[0] ?? '').endsWith(path),
      );
    },
    /** What a login of this account answers, its token valid: for tests that begin signed in. */
    signIn: (username: string) => {
      const account = accountNamed(context.db.collections, username);
      if (!account) throw new Error(`No account ${username}`);
      return sessionOf(account, issueToken(context, account));
    },
    /** Back to the seed: no token is valid, nothing was received, no handler of a test remains. */
    reset: () => {
      server.resetHandlers();
      context.db.reset();
      received.length = 0;
    },
  };
};
