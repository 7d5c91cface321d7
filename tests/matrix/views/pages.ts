import { pages } from '../../e2e/support/pages';
import type { View } from '../view';

/** Pages that only an address opens. */
const others: View[] = [
  { name: 'login', account: null, path: '/auth', title: 'Masuk' },
  {
    name: 'home page, its latest activity',
    path: '/dashboard',
    title: 'Dashboard',
    prepare: async (page) => {
      // A look prefetches nothing, and this region loads when the browser is idle.
      await page.evaluate(() => {
        Object.assign(window, { requestIdleCallback: (act: () => void) => setTimeout(act) });
        window.dispatchEvent(new Event('online'));
      });
      await page.locator('.dashboard-later').scrollIntoViewIfNeeded();
      await page.getByRole('region', { name: 'Aktivitas terbaru' }).getByRole('listitem').first().waitFor();
    },
  },
  { name: 'profile', path: '/dashboard/profile', title: 'Profile' },
  {
    name: 'refused page',
    account: 'tamu',
    path: '/dashboard/orders',
    title: 'Not allowed to access this page',
  },
  {
    name: 'record that does not exist',
    path: '/dashboard/orders/tidak-ada/show',
    title: 'Orderan',
    expected: /status of 404/,
    prepare: async (page) => {
      await page.waitForURL('/dashboard/orders');
      await page.getByRole('heading', { level: 1, name: 'Orderan' }).waitFor();
    },
  },
  { name: 'Pelapak: new', path: '/dashboard/member-list/seller/create', title: 'Daftarkan Pelapak' },
  { name: 'Pelapak: import', path: '/dashboard/member-list/seller/import', title: 'Impor Pelapak' },
  {
    name: 'User Admin: new',
    path: '/dashboard/member-list/user-admin/create',
    title: 'Tambah User Admin',
  },
  {
    name: 'User Admin: activity of one person',
    path: '/dashboard/member-list/user-admin/9b1f0c6e-5d0a-4a57-9a54-000000000001/show/activity',
    title: 'Aktivitas',
    prepare: (page) => page.getByRole('table', { name: 'Daftar aktivitas' }).waitFor(),
  },
  {
    name: 'Akses Manajemen: new',
    path: '/dashboard/access-management/create',
    title: 'Tambah Peran',
  },
];

/** Every entry of the menu, and the other pages that an address opens. */
export const pageViews: readonly View[] = [
  ...pages.map(({ label, path }) => ({ name: label, path, title: label })),
  ...others,
];
