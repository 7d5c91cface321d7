import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { openAs } from './support/signIn';
import { story } from './support/story';

story(
  'two clicks at one spot move a row two places, and a row can be dragged among its siblings',
  async (person) => {
    const { page } = person;
    await openAs(page, 'superadmin', '/dashboard/make-category');
    await page.getByRole('button', { name: 'Buka semua' }).click();
    await page.getByRole('button', { name: 'Tutup semua' }).click();
    const names = () => page.locator('.category-words > :first-child').allInnerTexts();
    const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
    await expect.poll(async () => (await names()).length).toBe(8);
    const [first = '', second = '', third = ''] = await names();
    const middleOf = async (found: Locator) => {
      const box = await found.boundingBox();
      if (!box) throw new Error('It is not on screen');
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };

    const down = rowOf(first).getByRole('button', { name: `Turunkan ${first}` });
    const spot = await middleOf(down);
    await page.mouse.click(...spot);
    // A press that is under way while its row moves is no click for the browser.
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, first, third]);
    await page.mouse.click(...spot);
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, third, first]);
    expect(await down.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.mouse.move(...(await middleOf(rowOf(first).locator('.reorder-handle'))));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(rowOf(second).locator('.reorder-handle'))), { steps: 8 });
    await page.locator('.reorder-ghost').waitFor();
    await page.mouse.up();
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([first, second, third]);
    await page.reload();
    await expect.poll(async () => (await names()).filter((name) => name === first)).toEqual([first]);
    expect((await names())[0]).toBe(first);
  },
);
