import { describe, expect } from 'vitest';
import { holdBack } from './support/holdBack';
import { openAs } from './support/signIn';
import { story } from './support/story';

const list = '/dashboard/member-list/seller';

describe('the list of sellers', () => {
  // A touch, or a quick click, gives a fetch on hover no time.
  story('opens its panels in the task of the click, once the page is complete', async ({ page }) => {
    await openAs(page, 'superadmin', list);
    await page.waitForResponse(/assets\/Palette-.*js$/);
    await page.waitForLoadState('networkidle');
    for (const name of ['Filter', 'Kolom', 'Tampilan', 'Ekspor', 'Tema']) {
      const opened = await page
        .getByRole('button', { name, exact: true })
        .evaluate(async (button: HTMLElement) => {
          button.click();
          await Promise.resolve();
          return document.querySelector('[role=dialog]') !== null;
        });
      expect(opened, name).toBe(true);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

  story(
    'keeps the page of a row open when the user opened it before the search was sent',
    async ({ page }) => {
      const sendPage = await holdBack(page, '**/assets/SellerShow-*.js');
      await page.clock.install();
      await openAs(page, 'superadmin', list);
      const name = await page.getByRole('row').nth(1).getByRole('link').first().innerText();
      // From here on, only the story moves the clock of the search box.
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByPlaceholder('Cari produk').fill(name);
      await page.getByRole('row').getByRole('link', { name, exact: true }).first().click();
      // The page of the row takes longer than the search box waits.
      await page.clock.runFor(1000);
      sendPage();
      await page.clock.resume();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await page.clock.runFor(1000);
      expect(new URL(page.url()).pathname).toMatch(/\/show$/);
    },
    // A window of its own, because its clock stays in the hand of the story.
    {},
  );

  story('keeps the actions of a row behind one button on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, 'adminpelapak', list);
    const row = page.getByRole('row').nth(1);
    const name = await row.getByRole('link').first().innerText();
    const remove = row.getByRole('button', { name: 'Hapus Data' });
    const more = row.getByRole('button', { name: `Tindakan untuk ${name}` });
    await more.waitFor();
    expect(await remove.isVisible()).toBe(false);
    await more.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // The first action opens its question; the actions stay open behind it, so that the focus can return.
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await remove.isVisible()).toBe(true);
    await expect.poll(() => row.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await more.click();
    expect(await remove.isVisible()).toBe(false);
    await page.setViewportSize({ width: 1440, height: 900 });
    await more.waitFor({ state: 'detached' });
    expect(await remove.isVisible()).toBe(true);
  });
});
