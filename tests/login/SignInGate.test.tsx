import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { session } from '../../src/authProvider/session';
import { fetchApp } from '../../src/SignInGate';
import { startBackOffice } from '../support/backOffice';

const office = startBackOffice();
// On a busy machine the app loads longer than a test waits for a heading.
beforeAll(() => fetchApp('/dashboard'), 120_000);

const greeting = () => screen.findByRole('heading', { level: 1, name: 'Selamat Datang!' });
const home = () => screen.findByRole('heading', { level: 1, name: /^Selamat datang, / });
const profile = () => screen.findByRole('heading', { level: 1, name: 'Profile' });

const signIn = async (person: UserEvent, account: string) => {
  await greeting();
  await person.type(screen.getByLabelText('Username'), account);
  await person.type(screen.getByLabelText('Password'), 'rahasia123');
  await person.click(screen.getByRole('button', { name: 'Masuk' }));
};

const leave = () =>
  act(async () => {
    session.leave();
    await Promise.resolve();
  });

/** Goes back in the browser and waits until it has arrived. */
const goBack = async () => {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await act(() => arrived);
};

describe('the sign-in gate (specification §2 "Routing gate")', () => {
  it.each(['/dashboard', '/dashboard/member-list/seller', '/dashboard/orders/7', '/', '/entah/di/mana'])(
    'shows the login form in place of %s while no user is signed in, and sends no request',
    async (path) => {
      office.open(null, path);
      await greeting();
      expect(location.pathname).toBe(path);
      expect(office.api.received).toEqual([]);
    },
  );

  it.each(['/auth', '/auth/'])('shows the login page at %s even to a user who is signed in', async (path) => {
    office.open('superadmin', path);
    await greeting();
    expect(location.pathname).toBe(path);
  });

  it.each(['/auth', '/dashboard/member-list/seller', '/dashboard/orders/7', '/'])(
    'leads from the login form at %s to /dashboard, and requests no data of the old address',
    async (path) => {
      const person = office.open(null, path);
      await signIn(person, 'superadmin');
      await home();
      expect(location.pathname).toBe('/dashboard');
      expect(office.api.receivedAt('POST get-list-merchant')).toEqual([]);
      expect(office.api.received.filter((request) => request.path.includes('/orders'))).toEqual([]);
    },
  );

  it('moves the focus to the heading of the first page after a login', async () => {
    const person = office.open(null, '/auth');
    await signIn(person, 'adminpelapak');
    const heading = await home();
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('leaves the focus on the body when a user opens an address', async () => {
    office.open('superadmin', '/dashboard/profile');
    await profile();
    expect(document.body).toHaveFocus();
  });

  it('does not show the login form again when the user presses Back', async () => {
    history.pushState(null, '', '/dashboard/profile');
    const person = office.open(null, '/auth');
    await signIn(person, 'adminpelapak');
    await home();
    await goBack();
    expect(await profile()).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('leads to /auth when the user signs out', async () => {
    office.open('superadmin', '/dashboard/profile');
    await profile();
    await leave();
    await greeting();
    await waitFor(() => expect(location.pathname).toBe('/auth'));
  });

  it('shows a second user their own menu, without the links of the first user, who has signed out', async () => {
    const person = office.open(null, '/auth');
    await signIn(person, 'superadmin');
    await home();
    await leave();
    await signIn(person, 'keuangan');
    await home();
    expect(location.pathname).toBe('/dashboard');
    const menu = within(await screen.findByRole('navigation', { name: 'Apps' }));
    expect(await menu.findByRole('link', { name: 'Top-Up Saldo' })).toBeVisible();
    expect(menu.queryByRole('link', { name: 'Orderan' })).toBeNull();
  });

  it('replaces the session when another user signs in at /auth', async () => {
    const person = office.open('superadmin', '/auth');
    await signIn(person, 'adminpelapak');
    await home();
    expect(session.get()?.payload.user_data.access_role).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Orderan' })).toBeNull();
  });

  it('says once that the session has expired, and leads to the login form', async () => {
    office.open('superadmin', '/dashboard/profile');
    await profile();
    const token = session.token() ?? '';
    await act(async () => {
      session.expire(token);
      session.expire(token);
      await Promise.resolve();
    });
    await greeting();
    expect(screen.getAllByText('Sesi Sudah Habis Silahkan Login Kembali!')).toHaveLength(1);
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    expect(screen.queryByRole('heading', { name: 'Profile' })).toBeNull();
  });
});
