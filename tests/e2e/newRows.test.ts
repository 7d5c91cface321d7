import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openAs } from './support/signIn';
import { story } from './support/story';

/** The sum of all layout shifts of the page so far that no key or click of the person caused. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // A shift is known once the frame that it happened in has been drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[];
    observer.disconnect();
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });

/** Adds `more` requests to the counts of the embedded API. */
const countMore = async (page: Page, more: () => number): Promise<void> => {
  await page.route(/\/backoffice\/counts\?/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/"topUps":(\d+)/, (_, count: string) => `"topUps":${Number(count) + more()}`),
    });
  });
};

describe('requests that come while a list is open', () => {
  story(
    'are announced above the table, move nothing, and can be shown with the keyboard',
    async ({ page, quiet }) => {
      let more = 0;
      await countMore(page, () => more);
      await page.setViewportSize({ width: 390, height: 844 });
      await openAs(page, 'keuangan', '/dashboard/top-up');
      await page.getByText(/^Menampilkan 1–10/).waitFor();
      await quiet();
      const firstRow = page.locator('.data-table tbody tr').first();
      const before = { place: await firstRow.boundingBox(), shift: await shiftOf(page) };

      more = 3;
      const bar = page.getByRole('button', { name: '3 permintaan baru · Tampilkan' });
      // The page reads the counts again when it becomes visible, unless it has just read them.
      await expect
        .poll(async () => {
          await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
          return bar.isVisible();
        })
        .toBe(true);
      expect(await firstRow.boundingBox()).toEqual(before.place);
      expect(await shiftOf(page)).toBe(before.shift);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

      await bar.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.search.includes('MENUNGGU_VERIFIKASI'));
      await page.getByRole('button', { name: /^Menunggu Verifikasi/, pressed: true }).waitFor();
      await bar.waitFor({ state: 'detached' });
    },
  );
});
