import { holdBack } from '../../e2e/support/holdBack';
import { withFilter } from '../addresses';
import { beginOnAll, dialogOf, opening, press } from '../steps';
import type { View } from '../view';

/** States of a list. */
export const listViews: readonly View[] = [
  {
    name: 'empty list',
    leavesTraces: true,
    path: '/dashboard/profile',
    title: 'Top-Up Saldo',
    prepare: async (page) => {
      await page.route(/\/backoffice\/top-up\?/, (route) =>
        route.fulfill({ json: [], headers: { 'Content-Range': 'top-up */0' } }),
      );
      await page.goto('/dashboard/top-up');
      await page.getByText('Belum ada permintaan top-up').waitFor();
    },
  },
  {
    name: 'list without a match',
    path: withFilter('/dashboard/member-list/seller', { q: 'tidakadayangbegini', is_active: true }),
    title: 'Pelapak',
    prepare: (page) => page.getByText(/^Tidak ada .*yang cocok/).waitFor(),
  },
  {
    name: 'failed list',
    path: '/dashboard/profile',
    title: 'Driver',
    expected: /status of 400/,
    prepare: async (page) => {
      await page.route(/\/backoffice\/member-list\/driver\?/, (route) =>
        route.fulfill({ status: 400, json: { status_code: 400, message: 'Permintaan tidak dapat dibaca' } }),
      );
      await page.goto('/dashboard/member-list/driver');
      await page.getByRole('button', { name: 'Coba lagi' }).first().waitFor();
    },
  },
  {
    name: 'filter panel',
    path: withFilter('/dashboard/orders', { payment_method: 'QRIS', created_at_gte: '2026-01-01' }),
    title: 'Orderan',
    prepare: opening(/^Filter/),
  },
  {
    name: 'column choice',
    path: '/dashboard/top-up',
    title: 'Top-Up Saldo',
    prepare: opening('Kolom'),
  },
  {
    name: 'view panel',
    path: '/dashboard/top-up',
    title: 'Top-Up Saldo',
    prepare: opening('Tampilan'),
  },
  {
    name: 'saved view, its tab and its actions',
    leavesTraces: true,
    path: '/dashboard/top-up',
    title: 'Top-Up Saldo',
    prepare: async (page) => {
      await press(page, 'Tampilan');
      await dialogOf(page);
      await page.getByRole('textbox', { name: 'Nama Tampilan' }).fill('Besar hari ini');
      await page.getByRole('button', { name: 'Simpan tampilan ini' }).click();
      await page.getByRole('button', { name: 'Besar hari ini', expanded: false }).click();
      await page.getByRole('button', { name: 'Jadikan bawaan' }).click();
      await page.getByRole('button', { name: 'Besar hari ini bawaan' }).waitFor();
    },
  },
  {
    name: 'selection',
    path: '/dashboard/product-list',
    title: 'List Produk',
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).click();
      await page.getByText('10 produk dipilih').waitFor();
    },
  },
  {
    name: 'selection in a tree',
    path: '/dashboard/make-category',
    title: 'Buat Kategori',
    prepare: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Pilih / })
        .nth(1)
        .click();
      await page.getByText('1 kategori dipilih').waitFor();
    },
  },
  {
    name: 'confirmation of an action on a selection',
    path: '/dashboard/product-list?sort=status&order=ASC&page=2',
    title: 'List Produk',
    prepare: (page) => beginOnAll(page, 'Buka Blokir'),
  },
  {
    name: 'report of an action on a selection',
    path: '/dashboard/product-list?sort=status&order=ASC&page=2',
    title: 'List Produk',
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
  {
    name: 'export panel',
    path: '/dashboard/member-list/driver',
    title: 'Driver',
    prepare: opening('Ekspor'),
  },
  {
    name: 'export dialog',
    leavesTraces: true,
    path: '/dashboard/consumer-list',
    title: 'List Konsumen',
    prepare: async (page) => {
      // The first hundred rows never come: the dialog stays.
      await holdBack(page, /backoffice\/consumer-list\?.*99/);
      await press(page, 'Ekspor');
      await press(page, 'CSV (.csv)');
      await page.getByRole('progressbar').waitFor();
    },
  },
];
