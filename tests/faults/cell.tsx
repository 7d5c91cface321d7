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

/** What holds in every cell of the fault matrix, whatever the screen and the fault (docs/reliability.md). */

// A test walks one screen through every class of fault: a dozen pages' worth.
vi.setConfig({ testTimeout: 120_000 });

type Office = ReturnType<typeof startBackOffice>;

let hasShortLimit = (): boolean => false;

/** The calls to `address` meet whatever `meet` was last given; null: the embedded API answers. */
export const failing = (office: Office, address: Address) => {
  let current: Fault | null = null;
  const [method = '', path = ''] = address.split(' ');
  const register = http[method.toLowerCase() as 'get'];
  const handler: HttpHandler = register(`*/users-services/api/v1/${path}`, ({ request }) =>
    current === null ? undefined : served(current.answer, request),
  );
  office.api.server.use(handler);
  hasShortLimit = () => current !== null && 'hangs' in current.answer;
  return {
    meet: (fault: Fault | null): void => {
      current = fault;
    },
  };
};

/** Nobody waits for the limit (§9) of a call that hangs, nor for the pause before a read is sent again. */
export const hurry = (): void => {
  shortenLimits(() => hasShortLimit(), 300);
  // The pause is 1000 ms × (0.5 + chance).
  vi.spyOn(Math, 'random').mockReturnValue(-0.49);
};

export const toasts = (): string[] =>
  [...document.querySelectorAll('.toast-message')].map(({ textContent }) => textContent);

/** So that the next cell counts its own. */
export const dismissToasts = async (person: UserEvent): Promise<void> => {
  for (const button of document.querySelectorAll('.toast-dismiss')) await person.click(button);
  await waitFor(() => expect(toasts()).toEqual([]));
};

/** The page is there, nothing turns any more, nothing of the server was run or kept where it does not belong. */
export const expectSound = async ({ name }: Fault): Promise<void> => {
  await waitFor(() => expect(document.querySelectorAll('.spinner'), `${name}: spinners`).toHaveLength(0));
  expect(document.querySelectorAll('h1'), `${name}: h1`).toHaveLength(1);
  expect(toasts().length, `${name}: ${toasts().join(' | ')}`).toBeLessThanOrEqual(1);
  expect(document.querySelector('[onerror], script'), `${name}: markup`).toBeNull();
  expect('wasHacked' in window, `${name}: run`).toBe(false);
  const token = session.token();
  if (token !== null) expect(location.href, `${name}: address`).not.toContain(token);
};

/** One sentence, the login form, and nobody signed in. No draft is left for the next test. */
export const expectExpired = async (): Promise<void> => {
  expect(await screen.findByRole('button', { name: 'Masuk' })).toBeVisible();
  expect(toasts()).toEqual([login.expired]);
  expect(session.get()).toBeNull();
  session.leave();
};
