import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isOfThePage, pages, people, refusal } from '../e2e/support/pages';
import { startBackOffice, walkTo } from '../support/backOffice';

const { api, open } = startBackOffice();

/** The page's only h1. */
const title = async () =>
  (await within(await screen.findByRole('main')).findByRole('heading', { level: 1 })).textContent;

/** Goes from the profile, which everybody may open, to another page, and returns its title. */
const visit = async (path: string) => {
  walkTo('/dashboard/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  walkTo(path);
  await waitFor(async () => expect(await title()).not.toBe('Profile'));
  expect(location.pathname).toBe(path);
  return title();
};

/** The super admin opens each of these pages in the tests of its area. */
const others = people.filter(({ username }) => username !== 'superadmin');

it.each(others)(
  'every route of the menu opens for $username, or is refused in place without a request and not in the menu',
  async ({ username, pages: own }) => {
    open(username, '/dashboard/profile');
    expect(await title()).toBe('Profile');
    const menu = within(screen.getByRole('navigation', { name: 'Apps' }));
    const links = menu.queryAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(own.map(({ path }) => path));

    for (const { path } of pages) {
      if (own.every((one) => one.path !== path)) expect([path, await visit(path)]).toEqual([path, refusal]);
    }
    expect(api.received.map((call) => call.path).filter(isOfThePage)).toEqual([]);

    for (const { path, label } of own) {
      expect([path, await visit(path)]).not.toEqual([path, refusal]);
      expect(document.title).toMatch(/^.+ · My Reborn$/);
      expect(await menu.findByRole('link', { name: new RegExp(`^${label}`) })).toBeVisible();
    }
  },
);
