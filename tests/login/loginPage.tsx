import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createMockServer } from '../../mocks/node';
import { session } from '../../src/authProvider/session';
import { LoginPage } from '../../src/login/LoginPage';
import { Toaster } from '../../src/ui/Toaster';

/** Starts the embedded API, and opens each test at /auth without a session. */
export const startLoginServer = () => {
  const api = createMockServer();
  beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => history.replaceState(null, '', '/auth'));
  afterEach(() => {
    api.reset();
    session.leave();
  });
  afterAll(() => api.server.close());
  return api;
};

export const preload = vi.fn(() => Promise.resolve());

export const openLogin = (): UserEvent => {
  preload.mockReset().mockResolvedValue();
  render(
    <>
      <LoginPage preload={preload} />
      <Toaster />
    </>,
  );
  return userEvent.setup();
};

export const username = (): HTMLInputElement => screen.getByLabelText('Username');
export const password = (): HTMLInputElement => screen.getByLabelText('Password');
export const submit = () => screen.getByRole('button', { name: 'Masuk' });

export const signIn = async (person: UserEvent, name: string, secret: string): Promise<void> => {
  for (const [field, text] of [
    [username(), name],
    [password(), secret],
  ] as const) {
    await person.click(field);
    if (text) await person.paste(text);
  }
  await person.click(submit());
};
