import { paintJpeg } from '../../e2e/support/jpeg';
import { fillSeller } from '../registration';
import { dialogOf, press, save } from '../steps';
import type { View } from '../view';

/** Forms with their errors and choices. */
export const formViews: readonly View[] = [
  {
    name: 'login with errors',
    account: null,
    path: '/auth',
    title: 'Masuk',
    prepare: (page) => press(page, 'Masuk'),
  },
  {
    name: 'login refused, with its toast',
    account: null,
    path: '/auth',
    title: 'Masuk',
    expected: /status of 40\d/,
    prepare: async (page) => {
      await page.getByLabel('Username', { exact: true }).fill('superadmin');
      await page.getByLabel('Password', { exact: true }).fill('salah12345');
      await press(page, 'Masuk');
      // A toast that holds the focus stays.
      await page.getByRole('alert').getByRole('button').focus();
    },
  },
  {
    name: 'seller form with errors',
    path: '/dashboard/member-list/seller/create',
    title: 'Daftarkan Pelapak',
    prepare: async (page) => {
      await save(page);
      await page.locator('[aria-invalid="true"]').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'seller form with open choices',
    path: '/dashboard/member-list/seller/create',
    title: 'Daftarkan Pelapak',
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Provinsi' }).click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'photo that is being cropped',
    path: '/dashboard/member-list/seller/create',
    title: 'Daftarkan Pelapak',
    prepare: async (page) => {
      const buffer = await paintJpeg(page, '#2563eb', 900, 1200);
      const photo = { name: 'ktp.jpg', mimeType: 'image/jpeg', buffer };
      await page.locator('input[name=ktpImage]').setInputFiles(photo);
      await press(page, 'Sesuaikan');
      await page.getByRole('group', { name: 'Bingkai potongan' }).waitFor();
    },
  },
  {
    name: 'card of a seller just registered',
    leavesTraces: true,
    path: '/dashboard/member-list/seller/create',
    title: 'Daftarkan Pelapak',
    prepare: async (page) => {
      await fillSeller(page);
      await press(page, 'Simpan dan Daftarkan Lagi');
      await dialogOf(page);
    },
  },
  {
    name: 'user admin form with errors',
    path: '/dashboard/member-list/user-admin/create',
    title: 'Tambah User Admin',
    prepare: async (page) => {
      await save(page);
      await page.locator('[aria-invalid="true"]').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'role form with errors',
    path: '/dashboard/access-management/create',
    title: 'Tambah Peran',
    prepare: async (page) => {
      await save(page);
      await page.locator('[aria-invalid="true"]').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'password form with errors',
    path: '/dashboard/profile',
    title: 'Profile',
    prepare: async (page) => {
      await press(page, 'Ganti Password');
      await page.locator('[aria-invalid="true"]').first().waitFor({ state: 'attached' });
    },
  },
];
