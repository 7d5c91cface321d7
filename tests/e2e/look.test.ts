import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { waitingTopUps } from '../matrix/addresses';
import { holdBack } from './support/holdBack';
import { resize } from './support/resize';
import { openAs } from './support/signIn';
import { arrive, story } from './support/story';

/** The font size of an element, in pixels. */
const fontSize = (element: Locator): Promise<number> =>
  element.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));

describe('the look of the pages', () => {
  story(
    'rows are 48 px high, 40 px in Rapat, and a record has its kind in smaller text above its name',
    async ({ page }) => {
      await openAs(page, 'superadmin', '/dashboard/orders');
      const cell = page.locator('tbody td').first();
      await cell.waitFor();
      const height = async () => (await cell.boundingBox())?.height;
      expect(await height()).toBe(48);
      await page.getByRole('button', { name: 'Tampilan' }).click();
      await page.getByRole('radio', { name: 'Rapat' }).check();
      expect(await height()).toBe(40);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      const link = page.locator('tbody a').first();
      const name = await link.innerText();
      await link.click();
      const title = page.getByRole('heading', { level: 1, name, exact: true });
      await title.waitFor();
      const kind = page.locator('.page-header-kind');
      expect(await kind.innerText()).toBe('Orderan');
      expect(await fontSize(title)).toBe(22);
      expect(await fontSize(kind)).toBe(13);
      const [above, below] = [await kind.boundingBox(), await title.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    },
  );

  story('the question about a top-up shows the amount twice as large as its text', async ({ page }) => {
    await openAs(page, 'keuangan', waitingTopUps);
    await page.getByRole('link', { name: /^TU-/ }).first().click();
    await page.getByRole('button', { name: 'Setujui', exact: true }).click();
    const amount = page.getByRole('alertdialog').getByRole('definition').first();
    expect(await amount.innerText()).toMatch(/^Rp[\d.]+$/);
    expect(await fontSize(amount)).toBe(28);
    expect(await fontSize(page.getByRole('alertdialog').getByRole('definition').nth(1))).toBe(14);
  });

  story('text twice as large stays in the top bar', async ({ page }) => {
    await openAs(page, 'superadmin', '/dashboard/profile');
    const bar = page.getByRole('banner');
    await bar.getByText('Super Admin').waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const edgesOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return box && { top: box.y, bottom: box.y + box.height };
    };
    const outer = await edgesOf(bar);
    expect((await edgesOf(bar.getByText(/^Ratna/)))?.top).toBeGreaterThanOrEqual(outer?.top ?? NaN);
    expect((await edgesOf(bar.getByText('Super Admin')))?.bottom).toBeLessThanOrEqual(outer?.bottom ?? NaN);
  });

  story('the focus ring of each button on a selection is whole, also on a phone', async ({ page }) => {
    await openAs(page, 'superadmin', '/dashboard/product-list');
    await page.getByRole('table').getByRole('checkbox').nth(2).check();
    const group = page.getByRole('group', { name: 'Tindakan untuk data yang dipilih' });
    const last = group.getByRole('button', { name: /^Pilih / });
    await last.waitFor();
    for (const width of [1440, 390]) {
      await resize(page, width, 844);
      await page.getByRole('button', { name: 'Batalkan pilihan' }).focus();
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => last.evaluate((button) => button === document.activeElement)).toBe(true);
      const lacking = () =>
        last.evaluate((button) => {
          const { outlineWidth, outlineOffset } = getComputedStyle(button);
          const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
          const window = button.closest('.scroll-strip-window');
          if (!window) return NaN;
          const [box, edge] = [button.getBoundingClientRect(), window.getBoundingClientRect()];
          return (
            Math.max(
              edge.left - box.left,
              box.right - edge.right,
              edge.top - box.top,
              box.bottom - edge.bottom,
            ) + ring
          );
        });
      await expect.poll(lacking).toBeLessThanOrEqual(0.5);
      expect(await group.locator('.scroll-strip-arrow').filter({ visible: true }).count()).toBe(0);
    }
  });

  story('the bar of a run keeps its distance from the words above it', async ({ page }) => {
    await openAs(page, 'superadmin', '/dashboard/product-list');
    const release = await holdBack(page, /\/block$/);
    await page.getByRole('button', { name: 'Blokir', exact: true }).first().waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Tayang' }).first();
    await row.getByRole('checkbox').check();
    await page.getByRole('group', { name: 'Tindakan untuk data yang dipilih' }).getByText('Blokir').click();
    await page.getByRole('textbox', { name: /^Alasan/ }).fill('Merek tiruan');
    await page.getByRole('button', { name: 'Blokir 1 produk' }).click();
    const bar = await page.getByRole('progressbar', { name: 'Blokir 1 produk' }).boundingBox();
    const words = await page.getByText('0 dari 1', { exact: true }).boundingBox();
    expect((bar?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0)).toBe(8);
    release();
    await page.getByText('1 berhasil').waitFor();
  });

  story(
    'the camera button is offered on a touch screen only, and opens the camera at the back',
    async ({ page }) => {
      const path = '/dashboard/member-list/seller/create';
      await openAs(page, 'superadmin', path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('button', { name: 'Ambil foto' }).count()).toBe(0);

      const phone = await arrive({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      await openAs(phone.page, 'superadmin', path);
      const camera = phone.page.getByRole('button', { name: 'Ambil foto' }).first();
      await camera.scrollIntoViewIfNeeded();
      const choosing = phone.page.waitForEvent('filechooser');
      await camera.click();
      const input = (await choosing).element();
      expect(await input.getAttribute('capture')).toBe('environment');
      expect(phone.complaints).toEqual([]);
      await phone.leave();
    },
  );
});
