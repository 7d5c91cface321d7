import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isOfThePage, pages, people, refusal } from '../e2e/support/pages';
import { startBackOffice, walkTo } from '../support/backOffice';

const { api, open } = startBackOffice();

/** The page's only h1. */
const title = async () =>
  (await within(await screen.findByRole('main')).findByRole('heading', { level: 1 })).textContent;

it.each(people)(
  'every route of the menu opens for $username, or is refused in place without a request',
  async ({ username, pages: own }) => {
    open(username, '/nothing-here');
    for (const { path } of pages) {
      if (own.some((one) => one.path === path)) continue;
      walkTo(path);
      expect([path, await title()]).toEqual([path, refusal]);
      expect(location.pathname).toBe(path);
    }
    expect(api.received.map((call) => call.path).filter(isOfThePage)).toEqual([]);

    const menu = within(await screen.findByRole('navigation', { name: 'Apps' }));
    for (const { path, label } of own) {
      walkTo(path);
      expect(await menu.findByRole('link', { name: new RegExp(`^${label}`), current: 'page' })).toBeVisible();
      expect([path, await title()]).not.toEqual([path, refusal]);
      expect(location.pathname).toBe(path);
      expect(document.title).toMatch(/^.+ · My Reborn$/);
    }
    walkTo('/dashboard/profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  },
);
