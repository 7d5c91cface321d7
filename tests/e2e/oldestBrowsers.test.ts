import { describe, expect } from 'vitest';
import { openAs } from './support/signIn';
import { story } from './support/story';
import { turnTo } from './support/turnTo';

/** Removes what came to a browser after the oldest version of the browserslist, before any script of the page runs. */
const removeYoungerFunctions = (): void => {
  const younger: [object, ...string[]][] = [
    [URL, 'canParse', 'parse'],
    [AbortSignal, 'any'],
    [Promise, 'withResolvers', 'try'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Array, 'fromAsync'],
    [RegExp, 'escape'],
    [Error, 'isError'],
    [Intl, 'Segmenter', 'DurationFormat'],
    [Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf'],
    [String.prototype, 'isWellFormed', 'toWellFormed'],
    [Element.prototype, 'checkVisibility', 'setHTMLUnsafe', 'moveBefore'],
    [HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'popover'],
    [document, 'startViewTransition'],
    [Document.prototype, 'startViewTransition'],
    [window, 'requestIdleCallback', 'scheduler', 'navigation', 'Iterator'],
  ];
  for (const [owner, ...names] of younger) for (const name of names) Reflect.deleteProperty(owner, name);
};

describe('the oldest browsers', () => {
  story('open a page of each kind', async ({ page, quiet }) => {
    await page.addInitScript(removeYoungerFunctions);
    await openAs(page, 'superadmin', '/dashboard/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const open = async (path: string) => {
      await turnTo(page, path);
      await quiet();
      expect(await page.getByRole('button', { name: 'Muat ulang halaman' }).count(), path).toBe(0);
    };
    for (const list of ['member-list/seller', 'top-up', 'make-category', 'access-management']) {
      await open(`/dashboard/${list}`);
      const link = page.getByRole('main').getByRole('table').getByRole('link').first();
      await open((await link.getAttribute('href')) ?? '');
    }
    const sellers = '/dashboard/member-list/seller';
    for (const path of [
      `${sellers}/create`,
      `${sellers}/import`,
      '/dashboard/report-transaction',
      '/dashboard',
    ])
      await open(path);
  });
});

story('an older browser gets one sentence instead of the login', async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/auth');
  await page.getByText(/Browser ini terlalu lama: gunakan Chrome atau Edge 111/).waitFor();
  expect((await page.locator('body').innerText()).trim()).toMatch(
    /^Browser ini terlalu lama[^.]*16\.4[^.]*\.$/,
  );
  expect(await page.getByLabel('Username', { exact: true }).count()).toBe(0);
});
