import { describe, expect } from 'vitest';
import { resize } from './support/resize';
import { openAs } from './support/signIn';
import { story } from './support/story';

type Box = { x: number; y: number; width: number; height: number };

const isOver = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe('a message', () => {
  story('appears at the top right, and covers no button or link of the header', async ({ page }) => {
    await openAs(page, 'superadmin', '/dashboard/make-category');
    await page.getByRole('button', { name: 'Hapus Data' }).first().press('Enter');
    // A message that holds the focus stays.
    await page.getByRole('alert').getByRole('button').focus();
    for (const width of [1440, 1280, 1100, 910, 390]) {
      await resize(page, width, 800);
      const { centre, covered } = await page.evaluate(() => {
        const toast = document.querySelector('.toast')?.getBoundingClientRect() ?? new DOMRect();
        const buttons = document.querySelectorAll(':is(.top-bar, .page-header-actions) :is(button, a)');
        return {
          centre: (toast.left + toast.right) / 2,
          covered: [...buttons].filter((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
          }).length,
        };
      });
      expect(covered).toBe(0);
      if (width >= 1280) expect(centre).toBeGreaterThan(width / 2);
    }
  });

  story('of a refused form covers neither its summary nor the focused field', async ({ page }) => {
    await openAs(page, 'superadmin', '/dashboard/member-list/seller/create');
    const focused = page.locator(':focus');
    /** Saves, keeps the message open with the pointer, closes it, and returns the boxes that it covered. */
    const saveAndLook = async (wrong: string) => {
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await page.getByRole('alert').getByRole('button').hover();
      await expect.poll(() => focused.getAttribute('name')).toBe(wrong);
      const summary = page.getByRole('group', { name: /isian perlu diperbaiki$/ });
      const lying = await page.locator('.toast').boundingBox();
      const parts = [summary, ...(await summary.getByRole('button').all()), focused];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      expect(boxes.length).toBeGreaterThan(6);
      await page.getByRole('alert').getByRole('button').click();
      return boxes.filter((box) => !box || !lying || isOver(lying, box));
    };
    const fill = async (name: string, nik: string) => {
      await page.getByRole('textbox', { name: 'Nama Lengkap' }).fill(name);
      await page.getByRole('textbox', { name: 'Nomor NIK' }).fill(nik);
    };
    for (const [width, height] of [
      [390, 640],
      [768, 600],
    ] as const) {
      await resize(page, width, height);
      await fill('', '');
      expect(await saveAndLook('fullName')).toEqual([]);
      await fill('Sari Wulandari', '3273056010904321');
      expect(await saveAndLook('phoneNumber')).toEqual([]);
    }
  });
});
