import { account, withFilter } from '../addresses';
import { dialogOf, press } from '../steps';
import type { View } from '../view';

/** States of a list. */
export const listViews: readonly View[] = [
  {
    name: 'empty list',
    account,
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
    account,
    path: withFilter('/dashboard/member-list/seller', { q: 'tidakadayangbegini', is_active: true }),
    title: 'Pelapak',
    prepare: (page) => page.getByText(/^Tidak ada .*yang cocok/).waitFor(),
  },
  {
    name: 'failed list',
    account,
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
    account,
    path: withFilter('/dashboard/orders', { payment_method: 'QRIS', created_at_gte: '2026-01-01' }),
    title: 'Orderan',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Filter/ }).click();
      await dialogOf(page);
    },
  },
  {
    name: 'column choice',
    account,
    path: '/dashboard/top-up',
    title: 'Top-Up Saldo',
    prepare: async (page) => {
      await press(page, 'Kolom');
      await dialogOf(page);
    },
  },
  {
    name: 'export dialog',
    account,
    path: '/dashboard/consumer-list',
    title: 'List Konsumen',
    prepare: async (page) => {
      // The first hundred rows never come: the dialog stays.
      await page.route(/backoffice\/consumer-list\?.*99/, () => undefined);
      await press(page, 'Ekspor');
      await dialogOf(page);
    },
  },
];
