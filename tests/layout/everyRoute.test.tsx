import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isOfThePage, pages, people, refusal } from '../e2e/support/pages';
import { startBackOffice, walkTo } from '../support/backOffice';

const { api, open } = startBackOffice();

const title = (name: string | RegExp) =>
  within(screen.getByRole('main')).findByRole('heading', { level: 1, name });
const asked = (): string[] => api.received.map(({ path }) => path).filter(isOfThePage);

// Walked from page to page; the browser opens them by their address, and RouteGate.test.tsx some of them (docs/decisions/0057).
it.each(people)(
  'every route of the menu opens to $username, or is refused in place and asks for nothing',
  async ({ username, pages: own }) => {
    open(username, '/dashboard/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    const isOwn = ({ path }: { path: string }): boolean => own.some((one) => one.path === path);

    for (const { path } of pages.filter((page) => !isOwn(page))) {
      // In between, because one refusal has the title of the next.
      walkTo('/dashboard/nothing-here');
      await screen.findByText(/^Tidak ada halaman di alamat ini\./);
      walkTo(path);
      expect(await screen.findByText(/^Akun Anda belum memiliki hak/), path).toBeVisible();
      expect(await title(refusal), path).toBeVisible();
      expect(location.pathname).toBe(path);
    }
    expect(asked()).toEqual([]);

    for (const { path, label } of own) {
      walkTo(path);
      expect(await title(path === '/dashboard' ? /^Selamat datang, / : label), path).toBeVisible();
      expect(location.pathname).toBe(path);
      await waitFor(() => expect(document.title).toMatch(new RegExp(`^(\\(\\d+\\) )?${label} · My Reborn$`)));
      const menu = screen.getByRole('navigation', { name: 'Apps' });
      expect(await within(menu).findByRole('link', { name: new RegExp(`^${label}`) })).toBeVisible();
    }
  },
);
