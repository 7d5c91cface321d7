import { expect } from 'vitest';
import { paintJpeg } from './support/jpeg';
import { endTokenOf, fillLogin, openAs, waitForCounts } from './support/signIn';
import { story } from './support/story';
import { pressTab } from './support/tabs';

const banners = '/dashboard/master-data/banner-information';

story(
  'a drawer is restored with its picture after the session ended on save, and can then be saved',
  async ({ page, expectComplaint, calls, forgetCalls }) => {
    expectComplaint(/status of 401/);
    await openAs(page, 'superadmin', `${banners}/create`);
    const drawer = page.getByRole('dialog', { name: 'Tambah Banner' });
    await drawer.getByLabel(/^Judul/).fill('Pekan Tenun');
    const buffer = await paintJpeg(page, '#b45309', 1200, 400);
    await drawer.getByLabel(/^Gambar/).setInputFiles({ name: 'tenun.jpg', mimeType: 'image/jpeg', buffer });
    await drawer.getByRole('img', { name: 'Pratinjau Gambar' }).waitFor();
    await drawer.getByText(/^(Menyiapkan|Mengunggah) foto/).waitFor({ state: 'hidden' });
    await drawer.getByLabel(/^Teks Alternatif/).fill('Kain tenun diskon 10 persen');
    await drawer.getByLabel(/^Tautan/).fill('/promo/tenun');
    await waitForCounts(page);
    await endTokenOf(page);
    forgetCalls();
    await drawer.getByRole('button', { name: 'Simpan' }).click();
    await page.getByText('Sesi Sudah Habis Silahkan Login Kembali!').waitFor();
    await page.waitForURL('/auth');
    expect(calls.filter((call) => call.endsWith('/logout'))).toEqual([]);
    // The browser has stored none of it.
    const stored = () => JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)]);
    expect(await page.evaluate(stored)).not.toContain('Tenun');

    await fillLogin(page, 'superadmin');
    await page.waitForURL('/dashboard');
    await page.getByRole('link', { name: 'Lanjutkan Formulir' }).click();
    await drawer.getByText(/sudah dipulihkan/).waitFor();
    expect(await drawer.getByLabel(/^Judul/).inputValue()).toBe('Pekan Tenun');
    const preview = drawer.getByRole('img', { name: 'Pratinjau Gambar' });
    const width = () =>
      preview.evaluate((image) =>
        (image as HTMLImageElement).decode().then(() => (image as HTMLImageElement).naturalWidth),
      );
    expect(await width()).toBe(1200);
    await drawer.getByRole('button', { name: 'Simpan' }).click();
    await page.getByText('Data Berhasil disimpan!').waitFor();
    await page.waitForURL((url) => url.pathname === banners);

    const row = page.getByRole('row').filter({ hasText: 'Pekan Tenun' });
    await pressTab(page, /^Draf/);
    await row.getByRole('button', { name: 'Hapus Data' }).click();
    const question = page.getByRole('alertdialog', { name: 'Hapus Pekan Tenun' });
    await question.getByRole('button', { name: 'Hapus' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Lanjutkan Formulir' }).count()).toBe(0);
  },
);
