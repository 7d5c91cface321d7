import { describe, expect } from 'vitest';
import { pages } from './support/pages';
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
  story('open every page', async ({ page, quiet }) => {
    await page.addInitScript(removeYoungerFunctions);
    await openAs(page, 'superadmin', '/dashboard/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const records: string[] = [];
    for (const { path } of pages) {
      await turnTo(page, path);
      await quiet();
      const link = page.getByRole('main').getByRole('table').getByRole('link').first();
      if (await link.count()) records.push((await link.getAttribute('href')) ?? '');
    }
    expect(records.length).toBeGreaterThan(7);
    const list = '/dashboard/member-list/seller';
    for (const path of [...records, `${list}/create`, `${list}/import`, '/dashboard/profile']) {
      await turnTo(page, path);
      await quiet();
      expect(await page.getByRole('button', { name: 'Muat ulang halaman' }).count()).toBe(0);
    }
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
