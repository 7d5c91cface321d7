import type { Page } from 'playwright-core';
import { waitingTopUps } from '../addresses';
import { dialogOf, openFirst, opening, openingOnFirst, press } from '../steps';
import { viewsAt } from '../view';

/** Opens the palette by its keys, and searches. */
const search = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(text);
};

/** The frame around a page. */
export const shellViews = [
  ...viewsAt('/dashboard/profile', 'Profile', {
    'notification popover': opening('Pemberitahuan'),
    'scheme menu': opening('Tema'),
    'profile menu': opening(/Super Admin/),
    'palette, records': async (page) => {
      await search(page, 'abadi');
      await page.getByRole('group', { name: 'Orderan' }).getByRole('option').first().waitFor();
    },
    'palette, nothing found': async (page) => {
      await search(page, 'xyzzy');
      await page.getByText('Tidak ada yang cocok').waitFor();
    },
    'palette, an area that failed': {
      expected: /status of 400/,
      prepare: async (page) => {
        await page.route('**/backoffice/orders?*', (route) => route.fulfill({ status: 400, json: {} }));
        await search(page, 'toko');
        await page.getByText(/^Orderan gagal dicari/).waitFor();
      },
    },
    'list of keys': async (page) => {
      await page.keyboard.press('?');
      await dialogOf(page);
    },
  }),
  ...viewsAt(waitingTopUps, 'Detail Top-Up Saldo', {
    'palette, pages and recently opened records': async (page) => {
      await openingOnFirst('Cari')(page);
      await page.getByRole('group', { name: 'Terakhir Dibuka' }).waitFor();
    },
    'picture viewer, enlarged and turned': async (page) => {
      await openFirst('show')(page);
      await press(page, 'Perbesar');
      await press(page, 'Putar');
    },
  }),
  ...viewsAt('/dashboard/member-list/driver', 'Driver', {
    'sidebar over the page': {
      again: async (page, width) => {
        const menu = page.getByRole('button', { name: 'Menu', exact: true });
        if (width <= 1024 && (await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
      },
    },
  }),
  ...viewsAt('/dashboard/make-category', 'Buat Kategori', {
    toast: async (page) => {
      // A category with subcategories stays, and says so.
      await page.getByRole('button', { name: 'Hapus Data' }).first().press('Enter');
      // A toast that holds the focus stays, too.
      await page.getByRole('alert').getByRole('button').focus();
    },
  }),
  ...viewsAt('/dashboard/consumer-list', 'List Konsumen', {
    'without a network': {
      expected: /net::ERR_INTERNET_DISCONNECTED/,
      prepare: async (page, { context }) => {
        await context.setOffline(true);
        await page.getByText(/Tidak ada koneksi internet/).waitFor();
      },
    },
  }),
  ...viewsAt('/dashboard/report-transaction', 'Report Transaction', {
    'charts as tables': async (page) => {
      const tables = page.getByText('Lihat sebagai tabel');
      for (let index = 0; index < (await tables.count()); index++) await tables.nth(index).click();
    },
  }),
];
