import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminTable } from '../../../mocks/server/staffAccounts';
import { startBackOffice } from '../../support/backOffice';

describe('home (specification §2 "/dashboard")', () => {
  const { open, api } = startBackOffice();
  const shortcuts = async () =>
    within(await screen.findByRole('navigation', { name: 'Menu Anda' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('greets by name and role, and links a user with all permissions to every area', async () => {
    const person = open('superadmin', '/dashboard');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Selamat datang, Ratna Kusumawardani' }),
    ).toBeVisible();
    expect(screen.getByText(/Anda masuk sebagai Super Admin/)).toBeVisible();

    expect(await shortcuts()).toHaveLength(11);
    await person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Orderan' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Orderan' })).toBeVisible();
  });

  it('greets a person whose name and role the server does not know, whose profile button keeps a name', async () => {
    const admins = adminTable(api.db.collections);
    const [own] = admins.all().filter(({ username }) => username === 'superadmin');
    if (own) admins.put({ ...own, full_name: '' });
    const roles = api.db.collections.get('access-management');
    const role = own && roles?.get(own.role_id);
    if (role) roles?.put({ ...role, name: '' });
    open('superadmin', '/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: 'Selamat datang' })).toBeVisible();
    expect(screen.queryByText(/Anda masuk sebagai/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Profile' })).toBeVisible();
  });

  it('links only to the areas that the user may open, in the order of the menu', async () => {
    open('keuangan', '/dashboard');
    expect(await shortcuts()).toEqual([
      ['Top-Up Saldo', '/dashboard/top-up'],
      ['Report Transaction', '/dashboard/report-transaction'],
    ]);
  });
});
