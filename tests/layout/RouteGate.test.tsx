import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../src/authProvider/session';
import { write } from '../areas/everyForm';
import { refusal } from '../e2e/support/pages';
import { startBackOffice, walkTo } from '../support/backOffice';
import { confirm } from '../support/parts';

describe('the gate (specification §2 "Routing gate")', () => {
  const { api, open } = startBackOffice();
  const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
  /** The top bar requests the profile picture on every page; no other request is allowed. */
  const requests = () =>
    api.received.map(({ path }) => path).filter((path) => !path.includes('/cdn/bulk-generate/'));

  /** Replaces one right in the session, as after a change of the user's role. */
  const takeAway = (right: string, instead: string) => {
    const user = session.get()?.payload.user_data;
    if (!user) throw new Error('Nobody is signed in');
    const access_role = user.access_role.map(({ access }) => ({
      access: access === right ? instead : access,
    }));
    act(() => session.renew({ ...user, access_role }, session.token() ?? ''));
  };

  it.each([
    ['/dashboard/orders?page=2&filter=%7B%7D#rows', 'adminpelapak'],
    ['/dashboard/orders/new', 'adminpelapak'],
    ['/dashboard/orders/detail/6fa459ea-ee8a-3ca4-894e-db77e160355e', 'adminpelapak'],
    ['/dashboard/member-list/driver/7/show', 'adminpelapak'],
    ['/dashboard/member-list/seller/create', 'pengamat'],
    ['/dashboard/ordersX', 'superadmin'],
    ['/dashboard/nothing-here', 'superadmin'],
    ['/nothing-here', 'superadmin'],
    ['/orders', 'superadmin'],
    ['/dashboard', 'tamu'],
  ])('refuses %s to %s in place, without a request or a redirect', async (path, username) => {
    open(username, path);
    expect(await title(refusal)).toBeVisible();
    const lacksPage = /nothing-here|ordersX|^\/orders/.test(path);
    expect(
      screen.getByText(lacksPage ? /^Tidak ada halaman di alamat ini\./ : /^Akun Anda belum memiliki hak/),
    ).toBeVisible();
    // A page that nobody has is not locked.
    expect(screen.queryAllByTestId('LockOutlinedIcon')).toHaveLength(lacksPage ? 0 : 1);
    expect(requests()).toEqual([]);
    expect(location.pathname + location.search + location.hash).toBe(path);
    expect(document.title).toBe(`${refusal} · My Reborn`);
  });

  it('keeps an empty form when the user loses only the right to save it, and refuses its page the next time', async () => {
    const path = '/dashboard/member-list/seller/create';
    const user = open('superadmin', path);
    const name = await screen.findByLabelText(/^Nama Lengkap/);
    takeAway('MANAGE_PELAPAK', 'VIEW_PELAPAK');
    expect(await screen.findByText('Hak akses Anda untuk mengubah data ini sudah dicabut')).toBeVisible();
    expect(name).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Batal' }));
    await title('Pelapak');
    act(() => history.back());
    expect(await title(refusal)).toBeVisible();
    expect(location.pathname).toBe(path);
  });

  it('keeps a form whose right is taken away, and refuses its page once the user leaves the form', async () => {
    const user = open('superadmin', '/dashboard/member-list/seller/create');
    await write(user, 'Nama Lengkap', 'Sari');
    takeAway('MANAGE_PELAPAK', 'VIEW_DASHBOARD');
    expect(await screen.findByText('Hak akses Anda untuk mengubah data ini sudah dicabut')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Batal' }));
    await confirm(user, 'Buang Perubahan');
    expect(await title(refusal)).toBeVisible();
  });

  it('refuses an open page at once when the user loses the right to read its area', async () => {
    open('superadmin', '/dashboard/member-list/seller');
    await title('Pelapak');
    takeAway('MANAGE_PELAPAK', 'VIEW_DASHBOARD');
    expect(await title(refusal)).toBeVisible();
  });

  it('offers the first page that is allowed', async () => {
    const user = open('adminpelapak', '/dashboard/orders');
    await user.click(await screen.findByRole('link', { name: 'Buka Dashboard' }));
    expect(await title(/Selamat datang/)).toBeVisible();
    expect(location.pathname).toBe('/dashboard');
  });

  it('leads a user without any rights to the profile, which is always allowed', async () => {
    const user = open('tamu', '/dashboard/orders');
    await title(refusal);
    expect(within(screen.getByRole('navigation', { name: 'Apps' })).queryAllByRole('link')).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Buka Profile' }));
    expect(await title('Profile')).toBeVisible();
  });

  it.each([
    ['/dashboard/orders/', 'Orderan'],
    ['/dashboard//orders', 'Orderan'],
    ['/dashboard/', /Selamat datang/],
    ['/', /Selamat datang/],
  ])('opens %s from its address', async (path, heading) => {
    open('superadmin', path);
    expect(await title(heading)).toBeVisible();
    expect(document.title).toMatch(/ · My Reborn$/);
  });

  it('checks the rights at every navigation, also by Back and Forward', async () => {
    const user = open('adminpelapak', '/dashboard');
    await title(/Selamat datang/);
    walkTo('/dashboard/orders');
    expect(await title(refusal)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await title(/Selamat datang/)).toBeVisible();
    act(() => history.back());
    expect(await title(refusal)).toBeVisible();
    expect(location.pathname).toBe('/dashboard/orders');
    act(() => history.forward());
    expect(await title(/Selamat datang/)).toBeVisible();
    expect(requests().filter((path) => path.includes('/orders'))).toEqual([]);
  });
});
