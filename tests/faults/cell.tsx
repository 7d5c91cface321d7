import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, type HttpHandler } from 'msw';
import { expect, vi } from 'vitest';
import { login } from '../../i18n/login';
import { session } from '../../src/authProvider/session';
import type { startBackOffice } from '../support/backOffice';
import type { Fault } from './faults';
import type { Address } from './screens';
import { served, shortenLimits } from './served';

/** Checks for every cell of the fault matrix, for each screen and each fault (docs/reliability.md). */

// A test takes one screen through every class of fault, which takes as long as a dozen pages.
vi.setConfig({ testTimeout: 120_000 });

type Office = ReturnType<typeof startBackOffice>;

let hasShortLimit = (): boolean => false;

/** Shortens the limit (§9) of a call that hangs, and the pause before a read is sent again. */
export const hurry = (): void => {
  shortenLimits(() => hasShortLimit(), 300);
  // The pause is 1000 ms × (0.5 + chance).
  vi.spyOn(Math, 'random').mockReturnValue(-0.49);
};

/** The calls to `address` get the fault that `meet` last received; for null, the embedded API answers. Nobody waits long. */
export const failing = (office: Office, address: Address) => {
  let current: Fault | null = null;
  const [method = '', path = ''] = address.split(' ');
  const register = http[method.toLowerCase() as 'get'];
  const handler: HttpHandler = register(`*/users-services/api/v1/${path}`, ({ request }) =>
    current === null ? undefined : served(current.answer, request),
  );
  office.api.server.use(handler);
  hurry();
  hasShortLimit = () => current !== null && 'hangs' in current.answer;
  return {
    meet: (fault: Fault | null): void => {
      current = fault;
    },
  };
};

export const toasts = (): string[] =>
  [...document.querySelectorAll('.toast-message')].map(({ textContent }) => textContent);

/** Closes all toasts, so that the next fault counts only its own. */
export const dismissToasts = async (person: UserEvent): Promise<void> => {
  for (const button of document.querySelectorAll('.toast-dismiss')) await person.click(button);
  await waitFor(() => expect(toasts()).toEqual([]));
};

/** Expects one h1, no spinner, at most one toast, no markup of the server, and no token in the address. */
export const expectSound = async ({ name }: Fault): Promise<void> => {
  await waitFor(() =>
    expect(document.querySelectorAll('.spinner, .is-waiting'), `${name}: spinners`).toHaveLength(0),
  );
  expect(document.querySelectorAll('h1'), `${name}: h1`).toHaveLength(1);
  expect(toasts().length, `${name}: ${toasts().join(' | ')}`).toBeLessThanOrEqual(1);
  expect(document.querySelector('[onerror], script'), `${name}: markup`).toBeNull();
  expect('wasHacked' in window, `${name}: run`).toBe(false);
  const token = session.token();
  if (token !== null) expect(location.href, `${name}: address`).not.toContain(token);
};

/** Expects one message, the login form and no session, and leaves no draft for the next test. */
export const expectExpired = async (): Promise<void> => {
  expect(await screen.findByRole('button', { name: 'Masuk' })).toBeVisible();
  expect(toasts()).toEqual([login.expired]);
  expect(session.get()).toBeNull();
  session.leave();
};

/** Each fault in turn: `send` makes the call that meets it, and `shows` expects what staff see then. An expiry is the last. */
export const meetEach = async (
  person: UserEvent,
  call: ReturnType<typeof failing>,
  faults: readonly Fault[],
  { send, shows }: Record<'send' | 'shows', (fault: Fault) => void | Promise<void>>,
): Promise<void> => {
  for (const fault of faults) {
    call.meet(fault);
    await send(fault);
    if (fault.kind === 'expired') return expectExpired();
    await shows(fault);
    await expectSound(fault);
    await dismissToasts(person);
  }
};
