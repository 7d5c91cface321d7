import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { openAs } from './support/signIn';
import { story } from './support/story';

story(
  'a category is added, moved below another parent, moved up with the keyboard, and deleted',
  async ({ page }) => {
    await openAs(page, 'superadmin', '/dashboard/make-category');
    const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
    const names = () => page.locator('.category-words > :first-child').allInnerTexts();
    await rowOf('Fesyen Pria').waitFor();

    await page.getByRole('link', { name: 'Tambah Kategori' }).click();
    const drawer = page.getByRole('dialog', { name: 'Tambah Kategori' });
    await drawer.getByLabel(/^Nama/).fill('Kerajinan Tangan');
    await expect.poll(() => drawer.getByLabel(/^Slug/).inputValue()).toBe('kerajinan-tangan');
    await drawer.getByRole('button', { name: 'Simpan' }).click();
    await page.getByText('Data Berhasil disimpan!').waitFor();
    const row = rowOf('Kerajinan Tangan');
    await row.waitFor();

    await row.getByRole('button', { name: 'Pindahkan' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Pindahkan Kerajinan Tangan' });
    await dialog.getByLabel(/^Induk/).selectOption({ label: 'Fesyen' });
    await dialog.getByRole('button', { name: 'Pindahkan' }).press('Enter');
    await page.getByText('Kerajinan Tangan dipindahkan.').waitFor();
    await expect
      .poll(async () => (await names()).indexOf('Kerajinan Tangan'))
      .toBeGreaterThan((await names()).indexOf('Fesyen'));

    const up = row.getByRole('button', { name: 'Naikkan Kerajinan Tangan' });
    const place = async () => (await names()).indexOf('Kerajinan Tangan');
    const before = await place();
    await up.focus();
    await page.keyboard.press('Enter');
    await expect.poll(place).toBeLessThan(before);
    expect(await up.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.reload();
    await row.waitFor();

    await row.getByRole('button', { name: 'Hapus Data' }).click();
    await page
      .getByRole('alertdialog', { name: 'Hapus Kerajinan Tangan' })
      .getByRole('button', { name: 'Hapus' })
      .click();
    await page.getByText('Data Berhasil hapus!').waitFor();
    await row.waitFor({ state: 'detached' });
  },
);

story(
  'a search of the tree is in the address, and stays when a drawer closes and on Back',
  async (person) => {
    const { page, calls } = person;
    await openAs(page, 'superadmin', '/dashboard/make-category');
    const names = () => page.locator('.category-words > :first-child').allInnerTexts();
    const shown = () => expect.poll(names, { timeout: 15_000 });
    await shown().toContain('Kain Batik');
    // The list and the tree behind it are one read.
    expect(calls.filter((call) => call.endsWith('/make-category'))).toHaveLength(1);
    const path = ['Fesyen', 'Kain Batik'];
    await page
      .getByRole('searchbox', { name: 'Cari produk Bisa dicari: nama dan slug kategori.' })
      .fill('kain bat');
    await page.waitForURL(/filter=.*kain/);
    await shown().toEqual(path);

    const edit = page
      .getByRole('row')
      .filter({ hasText: 'Kain Batik' })
      .getByRole('link', { name: /^Ubah / });
    await edit.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Ubah Kategori' }).getByLabel(/^Slug/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await shown().toEqual(path);
    await expect.poll(() => edit.evaluate((link) => link === document.activeElement)).toBe(true);

    // Back does not open the drawer again.
    await page.goBack();
    await shown().toContain('Fesyen');
    expect([new URL(page.url()).pathname, await page.getByRole('dialog').count()]).toEqual([
      '/dashboard/make-category',
      0,
    ]);

    await page.goto('/dashboard/make-category?filter=%7B%22status%22%3A%22TIDAK_AKTIF%22%7D');
    await shown().toEqual(['Ibu & Bayi', 'Perlengkapan Bayi', 'Olahraga']);
    await page.getByRole('button', { name: 'Hapus filter Status' }).click();
    await shown().toContain('Kain Batik');
    await page.goBack();
    await shown().toEqual(['Ibu & Bayi', 'Perlengkapan Bayi', 'Olahraga']);
  },
);

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
