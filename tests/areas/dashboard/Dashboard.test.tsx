import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';

describe('home (specification §2 "/dashboard")', () => {
  const { open } = startBackOffice();
  const shortcuts = async () =>
    within(await screen.findByRole('navigation', { name: 'Menu Anda' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('greets by name and role', async () => {
    open('superadmin', '/dashboard');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Selamat datang, Ratna Kusumawardani' }),
    ).toBeVisible();
    expect(screen.getByText(/Anda masuk sebagai Super Admin/)).toBeVisible();
  });

  it('links only to the areas that the user may open, in the order of the menu', async () => {
    open('keuangan', '/dashboard');
    expect(await shortcuts()).toEqual([
      ['Top-Up Saldo', '/dashboard/top-up'],
      ['Report Transaction', '/dashboard/report-transaction'],
    ]);
  });

  it('links a user with all permissions to every area', async () => {
    const person = open('superadmin', '/dashboard');
    expect(await shortcuts()).toHaveLength(11);
    await person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Orderan' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Orderan' })).toBeVisible();
  });
});
