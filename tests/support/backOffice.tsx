import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createMockServer } from '../../mocks/node';
import { type RestRecord, tableOf } from '../../mocks/rest/restRecord';
import { adminTable, roleTable } from '../../mocks/server/staffAccounts';
import type { Switches } from '../../mocks/server/switches';
import { session } from '../../src/authProvider/session';
import { fetchApp, SignInGate } from '../../src/SignInGate';
import { answersOf } from './answers';
import { found } from './found';

export { found };

/** The address of a list with this filter. */
export const filtered = (path: string, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/**
 * The whole product against the embedded API, for tests that look at it as staff do.
 *
 * ```ts
 * const office = startBackOffice();
 * it('…', async () => {
 *   const person = await office.open('superadmin', '/dashboard/member-list/seller');
 * ```
 * A request that no handler answers fails the test; every test ends signed out, on the seed,
 * and begins without preferences.
 */
export const startBackOffice = (switches: Partial<Switches> = { sellers: 25 }) => {
  const api = createMockServer(switches);
  beforeAll(async () => {
    api.server.listen({ onUnhandledRequest: 'error' });
    // Outside the tests' own time: the first import of react-admin takes seconds on a busy machine.
    await fetchApp('/dashboard');
  }, 120_000);
  // Deletes the preferences of the previous test.
  beforeEach(() => clear());
  afterEach(() => {
    // Also ends a session whose cookie has expired, after a test that restored the real clock.
    session.leave();
    api.reset();
  });
  afterAll(() => api.server.close());

  const table = <T extends RestRecord = RestRecord>(resource: string) =>
    tableOf<T>(api.db.collections, resource);

  return {
    api,
    ...answersOf(api.server),
    table,
    /** The first record of a table. */
    first: (resource: string) => found(table(resource).all()),
    firstSeller: () => found(api.db.sellers.all()),
    /** The user admin of this account. */
    admin: (username: string) =>
      found(adminTable(api.db.collections).all(), (admin) => admin.username === username),
    /** Leaves these rights to the role of this account. */
    give: (username: string, ...permissions: string[]): void => {
      const roles = roleTable(api.db.collections);
      roles.put({ ...found(roles.all(), ({ id }) => id === `peran-${username}`), permissions });
    },
    /** Plays a host without versions: its answers to `path` name no version and nobody who changed the record. */
    withoutVersions: (path: string): void =>
      api.server.use(
        http.get(`*/${path}/:id`, async ({ request }) => {
          const answer = await api.answer(request);
          for (const name of ['ETag', 'X-Modified-By']) answer?.headers.delete(name);
          return answer;
        }),
      ),
    /** Opens an address as this account, or signed out, and returns a userEvent session. */
    open: (account: string | null, path: string): UserEvent => {
      if (account !== null) session.save(api.signIn(account), false);
      // A new entry drops those that an earlier test in this window went back from, so that history.length can be compared.
      history.pushState(null, '', path);
      render(<SignInGate />);
      return userEvent.setup();
    },
  };
};

/** Goes to another page of the app that is open, as a link would. */
export const walkTo = (path: string): void =>
  act(() => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });
