import { describe, expect } from 'vitest';
import { holdBack } from './support/holdBack';
import { openAs } from './support/signIn';
import { story } from './support/story';

const list = '/dashboard/member-list/seller';

describe('the list of sellers', () => {
  story('keeps page, order and size in its address', async ({ page }) => {
    await openAs(page, 'superadmin', list);
    const nameOf = (row: number) => page.getByRole('row').nth(row).getByRole('link').first();
    const newest = await nameOf(1).innerText();
    await page.getByRole('columnheader', { name: 'Nama Toko' }).getByRole('button').click();
    await page.waitForURL(/sort=storeName/);
    await expect.poll(() => nameOf(1).innerText()).not.toBe(newest);
    const alphabetical = await nameOf(1).innerText();
    await page
      .getByRole('button', { name: 'Halaman 3' })
      .or(page.getByRole('link', { name: 'Halaman 3' }))
      .click();
    await page.waitForURL(/page=3/);
    await page.getByText(/Menampilkan 21–30 dari 2\d\d data/).waitFor();
    await expect.poll(() => nameOf(1).innerText()).not.toBe(alphabetical);
    const name = await nameOf(1).innerText();

    await nameOf(1).click();
    await page.getByText('Detail berhasil dimuat').waitFor();
    await page.goBack();
    await page.getByText(/Menampilkan 21–30/).waitFor();
    expect(await nameOf(1).innerText()).toBe(name);
    await page.reload();
    await page.getByText(/Menampilkan 21–30/).waitFor();
    expect(await nameOf(1).innerText()).toBe(name);
  });

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

  story('remembers the columns that a person hides', async ({ page }) => {
    await openAs(page, 'pengamat', '/dashboard/member-list/seller');
    const head = page.getByRole('columnheader', { name: 'Email' });
    await head.waitFor();
    await page.getByRole('button', { name: 'Kolom', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Email' }).uncheck();
    await page.keyboard.press('Escape');
    await head.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Kolom 5 dari 6' }).waitFor();
    await head.waitFor({ state: 'detached' });
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
