import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openAs } from './support/signIn';
import { story } from './support/story';
import { turnTo } from './support/turnTo';

describe('the page', () => {
  story('shows the current page, the pressed tab, buttons and states in forced colours', async ({ page }) => {
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
    await turnTo(page, '/dashboard/orders');
    const tab = (isPressed: boolean): Locator =>
      page.getByRole('main').getByRole('button', { pressed: isPressed }).first();
    await tab(true).waitFor();
    expect(await backgroundOf(tab(true))).not.toBe(await backgroundOf(tab(false)));

    await turnTo(page, '/dashboard/member-list/seller');
    const markOf = async (state: string): Promise<string> => {
      const badge = page.getByRole('table').getByText(state, { exact: true }).first();
      return badge.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
    };
    await page.getByText(/^Menampilkan 1–/).waitFor();
    expect(await markOf('Tidak Aktif')).toBe('rgba(0, 0, 0, 0)');
    expect(await markOf('Aktif')).toMatch(/^rgb\(/);
  });

  story('shows the border of every state in the dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openAs(page, 'superadmin', '/dashboard/orders');
    const states = page.locator('tbody .status-badge');
    await states.first().waitFor();
    const ratios = await states.evaluateAll((badges) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      /** The relative luminance of WCAG. The canvas reads every notation of a colour. */
      const luminance = (color: string): number => {
        if (!canvas) return NaN;
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
          part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return badges.map((badge) => {
        const { borderTopColor, backgroundColor } = getComputedStyle(badge);
        return (luminance(borderTopColor) + 0.05) / (luminance(backgroundColor) + 0.05);
      });
    });
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3);
  });

  story(
    'cuts off no cell, and is not wider than a screen of 320 px, which equals a zoom of 400 %',
    async ({ page, quiet }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openAs(page, 'superadmin', '/dashboard/profile');
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const path of [
        '/orders',
        '/make-category',
        '/member-list/seller/create',
        '',
        '/member-list/seller',
      ]) {
        await turnTo(page, `/dashboard${path}`);
        await quiet();
        const wide = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('tbody :is(th, td)')]
            .filter((part) => part.scrollWidth > part.clientWidth + 1)
            .map((part) => part.textContent.slice(0, 80)),
        );
        expect([path, wide]).toEqual([path, []]);
      }
      expect(await page.locator('tbody :is(th, td)').filter({ visible: true }).count()).toBeGreaterThan(0);
    },
  );
});
