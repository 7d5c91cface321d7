import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { activityOfRatna, withFilter } from '../matrix/addresses';
import { resize } from './support/resize';
import { fillLogin, openAs, signIn } from './support/signIn';
import { story } from './support/story';
import { turnTo } from './support/turnTo';

describe('the layout', () => {
  story(
    'shows 50 rows on a laptop with one scroll area, a visible pagination, all columns and whole dates',
    async ({ page }) => {
      await openAs(page, 'superadmin', '/dashboard/profile');
      await page.getByRole('heading', { level: 1 }).waitFor();
      /** The number of scroll areas, whether the pagination is completely visible, and the pixels of hidden columns. */
      const look = () =>
        page.evaluate(() => {
          const boxes = [...document.querySelectorAll('main, main *')].filter(
            (box) =>
              /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight,
          );
          const foot = document.querySelector('.pagination')?.getBoundingClientRect();
          const table = document.querySelector('.data-table-region');
          return {
            places: boxes.length + (document.documentElement.scrollHeight > innerHeight ? 1 : 0),
            isFootShown: foot !== undefined && foot.bottom <= innerHeight,
            hidden: table && table.scrollWidth - table.clientWidth,
          };
        });
      for (const path of ['member-list/seller', 'orders', 'master-data/banner-information']) {
        await turnTo(page, `/dashboard/${path}?page=1&perPage=50`);
        await page.getByText(/^Menampilkan 1–/).waitFor();
        for (const [width, height] of [
          [1440, 900],
          [1280, 900],
          [1366, 650],
          [1024, 768],
        ] as const) {
          await resize(page, width, height);
          const right = { path, width, places: 1, isFootShown: true, hidden: 0 };
          expect({ path, width, ...(await look()) }).toEqual(right);
        }
      }
      // Of the banners, which are on screen now.
      const ends = page.locator('td small').filter({ hasText: /^sampai \d/ });
      await ends.first().waitFor();
      const cut = await ends.evaluateAll((all) =>
        all.filter((end) => end.scrollWidth > end.clientWidth).map(({ textContent }) => textContent),
      );
      expect(cut).toEqual([]);
    },
  );

  story('keeps the head and the totals of the 50 rows below the charts in the window', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs(page, 'superadmin', '/dashboard/report-transaction?page=1&perPage=50');
    await page.getByText(/^Menampilkan 1–/).waitFor();
    const table = page.getByRole('table').last();
    await table.getByRole('row').nth(45).scrollIntoViewIfNeeded();
    for (const part of [
      table.getByRole('columnheader', { name: 'Waktu' }),
      table.getByText(/^Jumlah seluruh/),
      page.getByRole('button', { name: 'Halaman berikutnya' }),
    ]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThan(56);
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThan(900);
    }
  });

  story(
    'keeps row actions grey until hover or focus, aligned, and the header checkbox beside its label',
    async ({ page }) => {
      await openAs(page, 'superadmin', '/dashboard/member-list/seller');
      const row = page.getByRole('row').nth(3);
      const word = row.getByRole('button', { name: /^(Nona|A)ktifkan/ });
      const bins = page.getByRole('row').getByRole('button', { name: 'Hapus Data' });
      const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
      const quiet = await colorOf(row.getByRole('button', { name: 'Hapus Data' }));
      await page.mouse.move(1, 1);
      expect(await colorOf(word)).toBe(quiet);
      await row.hover();
      expect(await colorOf(word)).not.toBe(quiet);
      await page.mouse.move(1, 1);
      await word.focus();
      expect(await colorOf(word)).not.toBe(quiet);

      for (const width of [1440, 1024, 700]) {
        await resize(page, width, 768);
        const [label, sort] = [
          page.locator('thead label', { has: page.getByRole('checkbox') }),
          page.getByRole('columnheader').getByRole('button').first(),
        ];
        const [box, head] = [await label.boundingBox(), await sort.boundingBox()];
        expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(head?.x ?? NaN);
        if (width !== 1024) continue;
        const ends = await bins.evaluateAll((all) => all.map((bin) => bin.getBoundingClientRect().right));
        expect(new Set(ends).size).toBe(1);
      }
    },
  );

  story(
    'shows the name, two facts and the state of a row on a phone, and the column of the sort order',
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openAs(page, 'superadmin', '/dashboard/member-list/driver');
      const labelled = page.locator('tbody tr:first-child [data-label]');
      const facts = () =>
        labelled
          .filter({ visible: true })
          .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.label));
      await labelled.first().waitFor();
      expect(await facts()).toEqual(['Nama', 'No. HP', 'Plat', 'Status']);
      await page.getByRole('button', { name: 'Saldo' }).click();
      await expect.poll(facts).toEqual(['Nama', 'No. HP', 'Plat', 'Saldo', 'Status']);
    },
  );

  story('shows an activity on a phone as a card without empty lines', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, 'superadmin', withFilter(activityOfRatna, { kind: 'decision', area: 'top-up' }));
    const card = page.getByRole('table', { name: 'Daftar aktivitas' }).getByRole('row').nth(1);
    await card.getByText(/^Permintaan (disetujui|ditolak)$/).waitFor();
    const lines = await card
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-label')));
    expect(lines).toEqual(['Tindakan', 'Data', 'Menu']);
  });

  story('shows the tabs of a list as soon as their counts are loaded', async ({ page }) => {
    await openAs(page, 'superadmin', '/dashboard/orders');
    // Not by role, because a hidden button has none.
    const all = page.locator('button', { hasText: /^Semua\s*\d/ });
    await all.waitFor({ state: 'attached' });
    expect(await all.isVisible()).toBe(true);
  });

  story('shows the tabs after three seconds at the latest, also with reduced motion', async ({ page }) => {
    await page.route(/orders\/counts/, () => undefined);
    await openAs(page, 'superadmin', '/dashboard/orders');
    const tab = page.locator('button[aria-pressed]', { hasText: 'Semua' });
    await tab.waitFor({ state: 'attached' });
    // The delay begins again, and the story sets its milliseconds by hand.
    const isShown = await tab.evaluate((one: HTMLElement) => {
      one.style.animationName = 'none';
      getComputedStyle(one).getPropertyValue('display');
      one.style.animationName = '';
      return [0, 2999, 3000].map((time) => {
        const [delay] = one.getAnimations();
        delay?.pause();
        if (delay) delay.currentTime = time;
        return getComputedStyle(one).display !== 'none';
      });
    });
    expect(isShown).toEqual([false, false, true]);
  });

  story('remembers the colour scheme of each person after a logout', async ({ page }) => {
    const scheme = () => page.evaluate(() => document.documentElement.dataset.scheme);
    const leave = async () => {
      await page.getByRole('button', { name: /Super Admin/ }).click();
      await page.getByRole('button', { name: 'Keluar' }).click();
      await page.getByRole('heading', { name: 'Selamat Datang!' }).waitFor();
    };
    await openAs(page, 'superadmin', '/dashboard/profile');
    await page.getByRole('button', { name: 'Tema', exact: true }).click();
    await page.getByText('Gelap').click();
    await page.waitForFunction(() => document.documentElement.dataset.scheme === 'dark');
    await page.keyboard.press('Escape');
    await leave();
    expect(await scheme()).toBe('light');

    await fillLogin(page, 'pengamat');
    await page.getByRole('heading', { name: /^Selamat datang, / }).waitFor();
    expect(await scheme()).toBe('light');

    await page.context().clearCookies();
    await signIn(page, 'superadmin');
    await page.waitForFunction(() => document.documentElement.dataset.scheme === 'dark');
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.scheme === 'dark');
  });
});
