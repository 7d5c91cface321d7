import { expect } from 'vitest';
import { paintJpeg } from './support/jpeg';
import { openAs } from './support/signIn';
import { story } from './support/story';
import { pressTab } from './support/tabs';

story(
  'a banner of another shape than its place is warned about, and saved all the same',
  async ({ page }) => {
    await openAs(page, 'superadmin', '/dashboard/master-data/banner-information');
    await page.getByRole('link', { name: 'Tambah Banner' }).click();
    const drawer = page.getByRole('dialog', { name: 'Tambah Banner' });
    const warning = page.getByText(/^Bentuk gambar ini lain dari tempatnya/);
    const choose = async (width: number, height: number) => {
      const buffer = await paintJpeg(page, '#0f766e', width, height);
      const file = { name: 'banner.jpg', mimeType: 'image/jpeg', buffer };
      await page.getByLabel(/^Gambar/).setInputFiles(file);
      const size = () =>
        page
          .getByRole('img', { name: 'Pratinjau Gambar' })
          .evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);
      await expect.poll(size).toEqual([width, height]);
      await page.getByText(/^(Menyiapkan|Mengunggah) foto/).waitFor({ state: 'hidden' });
    };
    await drawer.getByLabel(/^Posisi/).selectOption('PROMO');
    await drawer.getByText('Gambar mendatar 1.200 × 480 piksel').waitFor();
    await choose(600, 240);
    expect(await warning.count()).toBe(0);
    await choose(800, 800);
    await warning.waitFor();
    expect(await warning.innerText()).toContain(
      'gambarnya 800 × 800 piksel, sedangkan Halaman Promo memakai 1.200 × 480 piksel',
    );
    await choose(1200, 400);
    await warning.waitFor();
    // The place decides too, in both directions and whenever it is chosen.
    await drawer.getByLabel(/^Posisi/).selectOption('BERANDA');
    await warning.waitFor({ state: 'detached' });
    await drawer.getByLabel(/^Posisi/).selectOption('KATEGORI');
    await warning.waitFor();

    await drawer.getByLabel(/^Judul/).fill('Pekan Tenun');
    await drawer.getByLabel(/^Teks Alternatif/).fill('Kain tenun');
    await drawer.getByLabel(/^Tautan/).fill('/promo/tenun');
    await drawer.getByRole('button', { name: 'Simpan' }).click();
    await page.getByText('Data Berhasil disimpan!').waitFor();

    // A stored picture is warned about too.
    await pressTab(page, /^Draf/);
    await page
      .getByRole('link', { name: /Pekan Tenun/ })
      .first()
      .click();
    await warning.waitFor();
    await page.getByLabel(/^Posisi/).selectOption('BERANDA');
    await warning.waitFor({ state: 'detached' });
  },
);

story('the dates of a banner are not cut off on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAs(page, 'superadmin', '/dashboard/master-data/banner-information');
  const ends = page.locator('td small').filter({ hasText: /^sampai \d/ });
  await ends.first().waitFor();
  const cut = await ends.evaluateAll((all) =>
    all.filter((end) => end.scrollWidth > end.clientWidth).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
