import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../src/authProvider/session';
import { startBackOffice } from '../support/backOffice';
import { signInBy } from '../support/signInBy';

const office = startBackOffice();

const greeting = () => screen.findByRole('heading', { level: 1, name: 'Selamat Datang!' });
const home = () => screen.findByRole('heading', { level: 1, name: /^Selamat datang, / });
const profile = () => screen.findByRole('heading', { level: 1, name: 'Profile' });

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
      await signInBy(person, 'superadmin');
      await home();
      expect(location.pathname).toBe('/dashboard');
      expect(office.api.receivedAt('POST get-list-merchant')).toEqual([]);
      expect(office.api.received.filter((request) => request.path.includes('/orders'))).toEqual([]);
    },
  );

  it('moves the focus to the heading of the first page, and does not show the login form again by Back', async () => {
    history.pushState(null, '', '/dashboard/profile');
    const person = office.open(null, '/auth');
    await signInBy(person, 'adminpelapak');
    const heading = await home();
    await waitFor(() => expect(heading).toHaveFocus());
    await goBack();
    expect(await profile()).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('leaves the focus on the body of an address that is opened, and leads to /auth when the user signs out', async () => {
    office.open('superadmin', '/dashboard/profile');
    await profile();
    expect(document.body).toHaveFocus();
    await leave();
    await greeting();
    await waitFor(() => expect(location.pathname).toBe('/auth'));
  });

  it('shows a second user their own menu, without the links of the first user, who has signed out', async () => {
    const person = office.open(null, '/auth');
    await signInBy(person, 'superadmin');
    await home();
    await leave();
    await greeting();
    await signInBy(person, 'keuangan');
    await home();
    expect(location.pathname).toBe('/dashboard');
    const menu = within(await screen.findByRole('navigation', { name: 'Apps' }));
    expect(await menu.findByRole('link', { name: 'Top-Up Saldo' })).toBeVisible();
    expect(menu.queryByRole('link', { name: 'Orderan' })).toBeNull();
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
