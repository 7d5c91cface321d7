import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isOfThePage, refusal } from './support/pages';
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

describe('every route', () => {
  story(
    'below a refused area is refused too, even if it does not exist',
    async ({ page, calls, forgetCalls, quiet }) => {
      await openAs(page, 'keuangan', '/dashboard/profile');
      // Leaves the page, so that it sends no more calls. `page.goto('about:blank')` would start a new renderer.
      await page.evaluate(() => location.assign('about:blank'));
      await page.waitForURL('about:blank');
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
