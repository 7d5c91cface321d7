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

/** A received request; `body` is the parsed JSON, undefined if there is none. */
type Received = { method: string; path: string; headers: Headers; body: unknown };

/**
 * Creates the embedded API for tests, in memory.
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
    // A low hashing cost keeps tests fast; their passwords need no protection.
    db: createDb(switches.sellers ?? defaultSwitches.sellers, memoryJournal(), scryptHashing(2)),
    regions: regionFiles(),
    pictures: memoryPictures(loadDrawnPicture),
  };
  const handlers = createHandlers(context);
  const answer = answering(handlers, (error) => console.error(error));
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
    /** Returns the API's response, so that a handler of a test can modify it. */
    answer,
    /** Every request since the last reset, oldest first. */
    received: received as readonly Received[],
    /**
     * Returns the received requests to an address such as `'POST merchant/register'`: the method is equal, and the path
     * without its query ends with the given one.
     */
    receivedAt: (address: string): Received[] => {
      const [method, path = ''] = address.split(' ');
      return received.filter(
        (entry) => entry.method === method && (entry.path.split('?')[0] ?? '').endsWith(path),
      );
    },
    /** Returns the response of a login with a valid token, for tests that start signed in. */
    signIn: (username: string) => {
      const account = accountNamed(context.db.collections, username);
      if (!account) throw new Error(`No account ${username}`);
      return sessionOf(account, issueToken(context, account));
    },
    /** Restores the seed, and removes all tokens, received requests and handlers of tests. */
    reset: () => {
      server.resetHandlers();
      context.db.reset();
      received.length = 0;
    },
  };
};
