import type { Page } from 'playwright-core';
import { paintJpeg } from '../../e2e/support/jpeg';
import { fillSeller } from '../registration';
import { dialogOf, press } from '../steps';
import { viewsAt } from '../view';

/** Sends a form whose required fields are empty, and waits until it says so. */
const withErrors =
  (button = 'Simpan') =>
  async (page: Page) => {
    await press(page, button);
    await page.locator('[aria-invalid="true"]').first().waitFor({ state: 'attached' });
  };

/** Forms with their errors and choices. */
export const formViews = [
  ...viewsAt('/auth', 'Masuk', {
    'login with errors': { account: null, prepare: (page) => press(page, 'Masuk') },
    'login refused, with its toast': {
      account: null,
      expected: /status of 40\d/,
      prepare: async (page) => {
        await page.getByLabel('Username', { exact: true }).fill('superadmin');
        await page.getByLabel('Password', { exact: true }).fill('salah12345');
        await press(page, 'Masuk');
        // A toast that holds the focus stays.
        await page.getByRole('alert').getByRole('button').focus();
      },
    },
  }),
  ...viewsAt('/dashboard/member-list/seller/create', 'Daftarkan Pelapak', {
    'seller form with errors': withErrors(),
    'seller form with open choices': async (page) => {
      await page.getByRole('combobox', { name: 'Provinsi' }).click();
      await page.getByRole('option').first().waitFor();
    },
    'photo that is being cropped': async (page) => {
      const buffer = await paintJpeg(page, '#2563eb', 900, 1200);
      const photo = { name: 'ktp.jpg', mimeType: 'image/jpeg', buffer };
      await page.locator('input[name=ktpImage]').setInputFiles(photo);
      await press(page, 'Sesuaikan');
      await page.getByRole('group', { name: 'Bingkai potongan' }).waitFor();
    },
    'card of a seller just registered': {
      prepare: async (page) => {
        await fillSeller(page);
        await press(page, 'Simpan dan Daftarkan Lagi');
        await dialogOf(page);
      },
    },
  }),
  ...viewsAt('/dashboard/member-list/user-admin/create', 'Tambah User Admin', {
    'user admin form with errors': withErrors(),
  }),
  ...viewsAt('/dashboard/access-management/create', 'Tambah Peran', {
    'role form with errors': withErrors(),
  }),
  ...viewsAt('/dashboard/profile', 'Profile', { 'password form with errors': withErrors('Ganti Password') }),
];
