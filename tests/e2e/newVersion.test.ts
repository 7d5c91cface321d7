import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paintJpeg } from './support/jpeg';
import { openAs } from './support/signIn';
import { story } from './support/story';

/** From now on the server has another version: the files that this page has not fetched yet are gone. */
const deploy = (page: Page) =>
  page.route('**/assets/*', (route) => route.fulfill({ status: 404, json: { status_code: 404 } }));

const photos = ['Foto Pelapak', 'Foto Toko', 'Foto KTP'];

story(
  'two deployments take nothing of an open registration: a button that needs a missing file says so',
  async ({ page, expectComplaint }) => {
    expectComplaint(/status of 404/);
    await openAs(page, 'adminpelapak', '/dashboard/member-list/seller/create');
    const name = page.getByLabel(/^Nama Lengkap/);
    await name.fill('Siti Rahmawati');
    for (const photo of photos)
      await page.getByLabel(new RegExp(`^${photo}`)).setInputFiles({
        name: 'foto.jpg',
        mimeType: 'image/jpeg',
        buffer: await paintJpeg(page, '#1d4ed8'),
      });
    for (const photo of photos) await page.getByAltText(`Pratinjau ${photo}`).waitFor();

    let loads = 0;
    page.on('load', () => loads++);
    const bar = page.getByRole('status').filter({ hasText: 'Versi baru tersedia.' });
    expect(await bar.getByRole('button').count()).toBe(0);
    const adjust = page.getByRole('button', { name: 'Sesuaikan', disabled: false });
    for (const button of [adjust.first(), adjust.last()]) {
      await deploy(page);
      await button.click();
      const toast = page.getByText('Bagian ini belum dapat dibuka karena aplikasi baru saja diperbarui.');
      await toast.waitFor();
      await bar.getByText('Simpan isian Anda, lalu muat ulang halaman ini.').waitFor();
      await page.getByRole('alert').getByRole('button').click();
      await toast.waitFor({ state: 'detached' });
    }
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await name.inputValue()).toBe('Siti Rahmawati');
    for (const photo of photos) expect(await page.getByAltText(`Pratinjau ${photo}`).isVisible()).toBe(true);
    expect(loads).toBe(0);

    // The button of the bar loads the new version, and the browser asks first.
    await page.unroute('**/assets/*');
    const question = page.waitForEvent('dialog');
    const loaded = page.waitForEvent('load');
    void bar.getByRole('button', { name: 'Muat ulang' }).click();
    expect((await question).type()).toBe('beforeunload');
    await (await question).accept();
    await loaded;
    await name.waitFor();
    expect(await bar.count()).toBe(0);
  },
);

story('a page whose file is gone loads the new version by itself', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 404|dynamically imported module/);
  let isReloaded = false;
  // From the first page on, which else might fetch the file in advance.
  await page.route('**/assets/OrderList-*', (route) =>
    isReloaded ? route.continue() : route.fulfill({ status: 404, json: {} }),
  );
  await openAs(page, 'superadmin', '/dashboard/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  page.on('request', (request) => (isReloaded ||= request.isNavigationRequest()));
  await page.getByRole('link', { name: 'Orderan' }).click();
  await page.getByText(/^Menampilkan 1–10 dari/).waitFor();
  expect(isReloaded).toBe(true);
});
