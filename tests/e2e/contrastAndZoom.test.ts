import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openAs } from './support/signIn';
import { story } from './support/story';

describe('the page', () => {
  story('shows the current page, the pressed tab and the buttons in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openAs(page, 'superadmin', '/dashboard/make-category');
    const backgroundOf = (box: Locator): Promise<string> =>
      box.evaluate((element) => getComputedStyle(element).backgroundColor);
    const link = (name: RegExp): Locator => page.getByRole('navigation').getByRole('link', { name });
    await link(/^Buat Kategori/).waitFor();
    expect(await backgroundOf(link(/^Buat Kategori/))).not.toBe(await backgroundOf(link(/^Orderan/)));
    // The browser would draw a box behind the text, which would hide the colour.
    const label = link(/^Buat Kategori/)
      .locator('span')
      .first();
    expect(await label.evaluate((text) => getComputedStyle(text).forcedColorAdjust)).toBe('none');
    const add = page.getByRole('link', { name: 'Tambah Kategori', exact: true });
    await add.waitFor();
    expect(await add.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe('1px');
    await page.goto('/dashboard/orders');
    const tab = (isPressed: boolean): Locator =>
      page.getByRole('main').getByRole('button', { pressed: isPressed }).first();
    await tab(true).waitFor();
    expect(await backgroundOf(tab(true))).not.toBe(await backgroundOf(tab(false)));
  });

  story('cuts off no cell on a screen of 320 px, which equals a zoom of 400 %', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAs(page, 'superadmin', '/dashboard');
    for (const path of ['top-up', 'orders', 'make-category', 'member-list/seller', 'consumer-list']) {
      await page.goto(`/dashboard/${path}`);
      const cells = page.locator('tbody :is(th, td)').filter({ visible: true });
      await cells.first().waitFor();
      const cutOff = await cells.evaluateAll((all) =>
        all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
      );
      expect([path, cutOff]).toEqual([path, []]);
    }
  });
});
