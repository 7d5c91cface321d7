import { describe, expect } from 'vitest';
import { signIn } from './signIn';
import { story } from './story';

const list = '/dashboard/member-list/seller';

describe('the list of sellers', () => {
  story('keeps page, search and size in its address', async ({ page }) => {
    await signIn(page, 'superadmin');
    await page.goto(list);
    await page
      .getByRole('button', { name: 'Halaman 3' })
      .or(page.getByRole('link', { name: 'Halaman 3' }))
      .click();
    await page.waitForURL(/page=3/);
    const first = page.getByRole('row').nth(1);
    await expect.poll(() => page.getByText(/Menampilkan 21–30 dari 2\d\d data/).count()).toBe(1);
    const name = await first.getByRole('link').first().innerText();
    await first.getByRole('link').first().click();
    await page.getByText('Detail berhasil dimuat').waitFor();
    await page.goBack();
    await page.getByText(/Menampilkan 21–30/).waitFor();
    expect(await first.getByRole('link').first().innerText()).toBe(name);
    await page.reload();
    await page.getByText(/Menampilkan 21–30/).waitFor();
    expect(await first.getByRole('link').first().innerText()).toBe(name);
  });

  story('says so when nothing matches, and leads back', async ({ page }) => {
    await signIn(page, 'superadmin');
    await page.goto(list);
    await page.getByPlaceholder('Cari produk').fill('tidak ada toko seperti ini');
    await page.getByText('Tidak ada yang cocok').waitFor();
    await page.getByRole('button', { name: 'Hapus semua filter' }).first().click();
    await page.getByText(/Menampilkan 1–10 dari/).waitFor();
  });

  story('leads back to itself from a seller that does not exist', async ({ page, expectComplaint }) => {
    expectComplaint(/status of 404/);
    await signIn(page, 'superadmin');
    await page.goto(`${list}/tidak-ada`);
    await page.waitForURL((url) => url.pathname === list);
    await page.getByRole('heading', { level: 1, name: 'Pelapak' }).waitFor();
  });
});
