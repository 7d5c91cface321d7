import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOfThePage, pages, people, refusal } from '../e2e/support/pages';
import { startBackOffice } from '../support/backOffice';

const { api, open } = startBackOffice();

/** The page's only h1. */
const title = async () =>
  (await within(await screen.findByRole('main')).findByRole('heading', { level: 1 })).textContent;

describe.each(people)('every route of the menu, for $username', ({ username, pages: own }) => {
  it.each(pages)('$path opens, or is refused in place without a request', async ({ path, label }) => {
    open(username, path);
    const isAllowed = own.some((one) => one.path === path);
    expect((await title()) === refusal).toBe(!isAllowed);
    expect(location.pathname).toBe(path);
    if (isAllowed) {
      expect(document.title).toMatch(/^.+ · My Reborn$/);
      const menu = screen.getByRole('navigation', { name: 'Apps' });
      expect(await within(menu).findByRole('link', { name: new RegExp(`^${label}`) })).toBeVisible();
    } else {
      expect(api.received.map((call) => call.path).filter(isOfThePage)).toEqual([]);
    }
  });

  it('/dashboard/profile opens, with a menu of exactly the pages that the account may open', async () => {
    open(username, '/dashboard/profile');
    expect(await title()).toBe('Profile');
    const menu = within(screen.getByRole('navigation', { name: 'Apps' }));
    const links = menu.queryAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(own.map(({ path }) => path));
  });
});
