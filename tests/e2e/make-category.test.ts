import { expect } from 'vitest';
import { signIn } from './signIn';
import { story } from './story';

story('a category is added, moved by the keyboard and put first, and deleted', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/dashboard/make-category');
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
  await page.getByText('Kerajinan Tangan sudah dipindahkan.').waitFor();
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
});

story('a search of the tree is in the address, behind a drawer and on the way back', async (person) => {
  const { page, calls, forgetCalls } = person;
  await signIn(page, 'superadmin');
  forgetCalls();
  await page.goto('/dashboard/make-category');
  const names = () => page.locator('.category-words > :first-child').allInnerTexts();
  const shown = () => expect.poll(names, { timeout: 15_000 });
  await shown().toContain('Kain Batik');
  // The list and the tree behind it are one read.
  expect(calls.filter((call) => call.endsWith('/make-category'))).toHaveLength(1);
  const path = ['Fesyen', 'Kain Batik'];
  await page.getByRole('searchbox', { name: 'Cari produk' }).fill('kain bat');
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
});
