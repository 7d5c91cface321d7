import { expect } from 'vitest';
import { account } from '../../matrix/addresses';
import { focusFaults } from '../../matrix/focusFaults';
import { resize } from '../support/resize';
import { openAs } from '../support/signIn';
import { story } from '../support/story';

/** What `npm run matrix` looks at on every page at every width, on one list at one width each. */

const path = '/dashboard/member-list/driver';

story(
  'the first Tab shows a link that skips the menu, and every stop is marked and in sight',
  async (person) => {
    const { page, quiet } = person;
    await openAs(page, account, path);
    await page.getByText(/^Menampilkan 1–/).waitFor();
    await quiet();
    const skip = page.getByRole('link', { name: 'Langsung ke isi halaman' });
    const top = async () => (await skip.boundingBox())?.y ?? -1;
    expect(await top()).toBeLessThan(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Tab');
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(await focusFaults(page)).toEqual([]);
  },
);

story('the sidebar of a phone lies over a scrim, which lies over the page', async ({ page, quiet }) => {
  await resize(page, 390, 844);
  await openAs(page, account, path);
  await page.getByText(/^Menampilkan 1–/).waitFor();
  await quiet();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Apps' });
  await menu.waitFor();
  /** What a finger meets at the middle of the sidebar, and beside it in the middle of the page. */
  const met = () =>
    menu.evaluate((nav) => {
      const { left, right } = nav.getBoundingClientRect();
      const at = (x: number) => document.elementFromPoint(x, innerHeight / 2);
      return [nav.contains(at((left + right) / 2)), at((right + innerWidth) / 2)?.className];
    });
  await expect.poll(met).toEqual([true, 'layout-scrim']);
  expect(await focusFaults(page)).toEqual([]);
});
