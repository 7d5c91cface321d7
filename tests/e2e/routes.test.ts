import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isOfThePage, pages, people, refusal } from './support/pages';
import { openAs } from './support/signIn';
import { story } from './support/story';

/** Opens an address as a link in an e-mail does, and returns the h1 of the page. */
const open = async (page: Page, path: string): Promise<string> => {
  await page.goto(path);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await title.waitFor();
  expect(await title.count()).toBe(1);
  return title.innerText();
};

/** Leaves the page, so that it sends no more calls. `page.goto('about:blank')` would start a new renderer. */
const leave = async (page: Page): Promise<void> => {
  await page.evaluate(() => location.assign('about:blank'));
  await page.waitForURL('about:blank');
};

/** The account that may open the fewest pages, but not none; tests/layout/everyRoute.test.tsx tests every account. */
const username = 'adminpelapak';
const own = people.find((person) => person.username === username)?.pages ?? [];

describe.concurrent('every route', () => {
  story(
    `opens for ${username}, or is refused at its address without a request`,
    async ({ page, calls, forgetCalls, quiet }) => {
      await openAs(page, username, '/dashboard/profile');
      for (const { path, label } of pages) {
        const allowed = own.some((one) => one.path === path);
        await leave(page);
        forgetCalls();
        const title = await open(page, path);
        expect([path, title === refusal]).toEqual([path, !allowed]);
        expect(new URL(page.url()).pathname).toBe(path);
        if (!allowed) {
          await quiet();
          expect([path, ...calls.filter(isOfThePage)]).toEqual([path]);
        } else {
          expect(await page.title()).toMatch(/^.+ · My Reborn$/);
          await page.getByRole('navigation', { name: 'Apps' }).getByRole('link', { name: label }).waitFor();
        }
      }
      expect(await open(page, '/dashboard/profile')).toBe('Profile');
    },
  );

  story(
    'below a refused area is refused too, even if it does not exist',
    async ({ page, calls, forgetCalls, quiet }) => {
      await openAs(page, 'keuangan', '/dashboard/profile');
      await leave(page);
      forgetCalls();
      for (const path of [
        '/dashboard/member-list/seller/new',
        '/dashboard/member-list/seller/create',
        '/dashboard/member-list/seller/detail/1',
        '/dashboard/product-list/3fa85f64-5717-4562-b3fc-2c963f66afa6',
        '/dashboard/member-list',
        '/dashboard/nothing-like-this',
      ])
        expect([path, await open(page, path)]).toEqual([path, refusal]);
      await quiet();
      expect(calls.filter(isOfThePage)).toEqual([]);
    },
  );

  story('opens again on Back, Forward and reload', async ({ page }) => {
    await openAs(page, 'superadmin', '/');
    await page.waitForURL('/dashboard');
    const menu = page.getByRole('navigation', { name: 'Apps' });
    const title = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
    await menu.getByRole('link', { name: 'Orderan' }).click();
    await title('Orderan').waitFor();
    await menu.getByRole('link', { name: 'List Produk' }).click();
    await title('List Produk').waitFor();
    await page.goBack();
    await title('Orderan').waitFor();
    await page.reload();
    await title('Orderan').waitFor();
    await page.goForward();
    await title('List Produk').waitFor();
  });
});
