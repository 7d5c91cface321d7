import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createMockServer } from '../../mocks/node';
import type { Switches } from '../../mocks/server/switches';
import { session } from '../../src/authProvider/session';
import { fetchApp, SignInGate } from '../../src/SignInGate';
import { answersOf } from './answers';

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

  return {
    api,
    ...answersOf(api.server),
    /** Returns the first seller of the embedded API. */
    firstSeller: () => {
      const [seller] = api.db.sellers.all();
      if (!seller) throw new Error('The seed holds no seller');
      return seller;
    },
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
