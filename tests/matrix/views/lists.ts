import { holdBack } from '../../e2e/support/holdBack';
import { turnTo } from '../../e2e/support/turnTo';
import { withFilter } from '../addresses';
import { beginOnAll, opening, press } from '../steps';
import { viewsAt } from '../view';

/** States of a list. */
export const listViews = [
  ...viewsAt('/dashboard/profile', 'Top-Up Saldo', {
    'empty list': {
      prepare: async (page) => {
        await page.route(/\/backoffice\/top-up\?/, (route) =>
          route.fulfill({ json: [], headers: { 'Content-Range': 'top-up */0' } }),
        );
        await turnTo(page, '/dashboard/top-up');
        await page.getByText('Belum ada permintaan top-up').waitFor();
      },
    },
  }),
  ...viewsAt(
    withFilter('/dashboard/member-list/seller', { q: 'tidakadayangbegini', is_active: true }),
    'Pelapak',
    {
      'list without a match': {
        isPage: true,
        prepare: (page) => page.getByText(/^Tidak ada .*yang cocok/).waitFor(),
      },
    },
  ),
  ...viewsAt('/dashboard/profile', 'Driver', {
    'failed list': {
      expected: /status of 400/,
      prepare: async (page) => {
        await page.route(/\/backoffice\/member-list\/driver\?/, (route) =>
          route.fulfill({
            status: 400,
            json: { status_code: 400, message: 'Permintaan tidak dapat dibaca' },
          }),
        );
        await turnTo(page, '/dashboard/member-list/driver');
        await page.getByRole('button', { name: 'Coba lagi' }).first().waitFor();
      },
    },
  }),
  ...viewsAt(
    withFilter('/dashboard/orders', { payment_method: 'QRIS', created_at_gte: '2026-01-01' }),
    'Orderan',
    {
      'filter panel': opening(/^Filter/),
    },
  ),
  ...viewsAt('/dashboard/top-up', 'Top-Up Saldo', {
    'column choice': opening('Kolom'),
    'view panel': opening('Tampilan'),
    'saved view, its tab and its actions': {
      prepare: async (page) => {
        await opening('Tampilan')(page);
        await page.getByRole('textbox', { name: 'Nama Tampilan' }).fill('Besar hari ini');
        await page.getByRole('button', { name: 'Simpan tampilan ini' }).click();
        await page.getByRole('button', { name: 'Besar hari ini', expanded: false }).click();
        await page.getByRole('button', { name: 'Jadikan bawaan' }).click();
        await page.getByRole('button', { name: 'Besar hari ini bawaan' }).waitFor();
      },
    },
  }),
  ...viewsAt('/dashboard/product-list', 'List Produk', {
    selection: async (page) => {
      await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).click();
      await page.getByText('10 produk dipilih').waitFor();
    },
  }),
  ...viewsAt('/dashboard/make-category', 'Buat Kategori', {
    'selection in a tree': async (page) => {
      await page
        .getByRole('checkbox', { name: /^Pilih / })
        .nth(1)
        .click();
      await page.getByText('1 kategori dipilih').waitFor();
    },
  }),
  ...viewsAt('/dashboard/product-list?sort=status&order=ASC&page=2', 'List Produk', {
    'confirmation of an action on a selection': (page) => beginOnAll(page, 'Buka Blokir'),
    'report of an action on a selection': {
      expected: /status of 409/,
      prepare: async (page) => {
        await page.route(/product-list\/[^/]+\/unblock$/, (route) =>
          route.fulfill({ status: 409, json: { status_code: 409, message: 'Status sudah “Tayang”.' } }),
        );
        const dialog = await beginOnAll(page, 'Buka Blokir');
        await dialog.getByRole('button', { name: /^Buka Blokir/ }).click();
        await page.getByRole('button', { name: 'Tutup' }).waitFor();
      },
    },
  }),
  ...viewsAt('/dashboard/member-list/driver', 'Driver', { 'export panel': opening('Ekspor') }),
  ...viewsAt('/dashboard/consumer-list', 'List Konsumen', {
    'export dialog': {
      prepare: async (page) => {
        // The first hundred rows never come: the dialog stays.
        await holdBack(page, /backoffice\/consumer-list\?.*99/);
        await press(page, 'Ekspor');
        await press(page, 'CSV (.csv)');
        await page.getByRole('progressbar').waitFor();
      },
    },
  }),
];
