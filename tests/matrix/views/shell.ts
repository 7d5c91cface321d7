import { waitingTopUps } from '../addresses';
import { dialogOf, openFirst, opening, press } from '../steps';
import type { View } from '../view';

/** The frame around a page. */
export const shellViews: readonly View[] = [
  {
    name: 'notification popover',
    path: '/dashboard/profile',
    title: 'Profile',
    prepare: opening('Pemberitahuan'),
  },
  {
    name: 'scheme menu',
    path: '/dashboard/profile',
    title: 'Profile',
    prepare: opening('Tema'),
  },
  {
    name: 'profile menu',
    path: '/dashboard/profile',
    title: 'Profile',
    prepare: opening(/Super Admin/),
  },
  {
    name: 'palette, pages and recently opened records',
    path: waitingTopUps,
    title: 'Detail Top-Up Saldo',
    prepare: async (page) => {
      await openFirst('show')(page);
      await page.getByRole('button', { name: 'Cari', exact: true }).click();
      await page.getByRole('group', { name: 'Terakhir Dibuka' }).waitFor();
    },
  },
  {
    name: 'palette, records',
    path: '/dashboard/profile',
    title: 'Profile',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('abadi');
      await page.getByRole('group', { name: 'Orderan' }).getByRole('option').first().waitFor();
    },
  },
  {
    name: 'palette, nothing found',
    path: '/dashboard/profile',
    title: 'Profile',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('xyzzy');
      await page.getByText('Tidak ada yang cocok').waitFor();
    },
  },
  {
    name: 'palette, an area that failed',
    path: '/dashboard/profile',
    title: 'Profile',
    expected: /status of 400/,
    prepare: async (page) => {
      await page.route('**/backoffice/orders?*', (route) => route.fulfill({ status: 400, json: {} }));
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('toko');
      await page.getByText(/^Orderan gagal dicari/).waitFor();
    },
  },
  {
    name: 'list of keys',
    path: '/dashboard/profile',
    title: 'Profile',
    prepare: async (page) => {
      await page.keyboard.press('?');
      await dialogOf(page);
    },
  },
  {
    name: 'sidebar over the page',
    path: '/dashboard/member-list/driver',
    title: 'Driver',
    again: async (page, width) => {
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      if (width <= 1024 && (await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
    },
  },
  {
    name: 'toast',
    path: '/dashboard/make-category',
    title: 'Buat Kategori',
    prepare: async (page) => {
      // A category with subcategories stays, and says so.
      await page.getByRole('button', { name: 'Hapus Data' }).first().press('Enter');
      // A toast that holds the focus stays, too.
      await page.getByRole('alert').getByRole('button').focus();
    },
  },
  {
    name: 'without a network',
    path: '/dashboard/consumer-list',
    title: 'List Konsumen',
    expected: /net::ERR_INTERNET_DISCONNECTED/,
    prepare: async (page, { context }) => {
      await context.setOffline(true);
      await page.getByText(/Tidak ada koneksi internet/).waitFor();
    },
  },
  {
    name: 'picture viewer, enlarged and turned',
    path: waitingTopUps,
    title: 'Detail Top-Up Saldo',
    prepare: async (page) => {
      await openFirst('show')(page);
      await press(page, 'Perbesar');
      await press(page, 'Putar');
    },
  },
  {
    name: 'charts as tables',
    path: '/dashboard/report-transaction',
    title: 'Report Transaction',
    prepare: async (page) => {
      const tables = page.getByText('Lihat sebagai tabel');
      for (let index = 0; index < (await tables.count()); index++) await tables.nth(index).click();
    },
  },
];
