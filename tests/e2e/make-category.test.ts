import { expect } from 'vitest';
import { signIn } from './signIn';
import { story } from './story';

story('a category is added, moved by the keyboard and put first, and deleted', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/dashboard/make-category');
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  const names = () => page.locator('.category-words > :first-child').allInnerTexts();
  await rowOf('Fesyen Pria').waitFor();

  await page.getByRole('link', { name: 'Tambah kategori' }).click();
  const drawer = page.getByRole('dialog', { name: 'Tambah kategori' });
  await drawer.getByLabel(/^Nama/).fill('Kerajinan Tangan');
  await expect.poll(() => drawer.getByLabel(/^Slug/).inputValue()).toBe('kerajinan-tangan');
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await page.getByText('Data Berhasil disimpan!').waitFor();
  const row = rowOf('Kerajinan Tangan');
  await row.waitFor();

  await row.getByRole('button', { name: 'Pindah' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Pindah Kerajinan Tangan' });
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
