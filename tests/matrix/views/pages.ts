import { pages } from '../../e2e/support/pages';
import { activityOfRatna } from '../addresses';
import { type View, viewsAt } from '../view';

/** Pages that only an address opens. */
const others = [
  ...viewsAt('/auth', 'Masuk', { login: { account: null } }),
  ...viewsAt('/dashboard', 'Dashboard', {
    'home page, its latest activity': {
      isPage: true,
      prepare: async (page) => {
        // A look prefetches nothing, and this region loads when the browser is idle.
        await page.evaluate(() => {
          Object.assign(window, { requestIdleCallback: (act: () => void) => setTimeout(act) });
          window.dispatchEvent(new Event('online'));
        });
        await page.locator('.dashboard-later').scrollIntoViewIfNeeded();
        await page.getByRole('region', { name: 'Aktivitas terbaru' }).getByRole('listitem').first().waitFor();
      },
      // Half a link under the top bar would be too small a target.
      again: (page) => page.evaluate(() => scrollTo(0, 0)),
    },
  }),
  ...viewsAt('/dashboard/profile', 'Profile', { profile: {} }),
  ...viewsAt('/dashboard/help', 'Bantuan', { 'help: contents': { account: 'tamu' } }),
  ...viewsAt('/dashboard/help/seller', 'Mendaftarkan Pelapak', { 'help: a page': {} }),
  ...viewsAt('/dashboard/orders', 'Not allowed to access this page', { 'refused page': { account: 'tamu' } }),
  ...viewsAt('/dashboard/orders/tidak-ada/show', 'Orderan', {
    'record that does not exist': {
      expected: /status of 404/,
      prepare: async (page) => {
        await page.waitForURL('/dashboard/orders');
        await page.getByRole('heading', { level: 1, name: 'Orderan' }).waitFor();
      },
    },
  }),
  ...viewsAt('/dashboard/member-list/seller/create', 'Daftarkan Pelapak', { 'Pelapak: new': {} }),
  ...viewsAt('/dashboard/member-list/seller/import', 'Impor Pelapak', { 'Pelapak: import': {} }),
  ...viewsAt('/dashboard/member-list/user-admin/create', 'Tambah User Admin', { 'User Admin: new': {} }),
  ...viewsAt(activityOfRatna, 'Aktivitas', {
    'User Admin: activity of one person': {
      isPage: true,
      prepare: (page) => page.getByRole('table', { name: 'Daftar aktivitas' }).waitFor(),
    },
  }),
  ...viewsAt('/dashboard/access-management/create', 'Tambah Peran', { 'Akses Manajemen: new': {} }),
];

/** Every entry of the menu, and the other pages that an address opens. */
export const pageViews: readonly View[] = [
  ...pages.map(({ label, path }) => ({ name: label, path, title: label })),
  ...others,
];
