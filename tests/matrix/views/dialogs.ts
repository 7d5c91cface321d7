import type { Page } from 'playwright-core';
import { waitingTopUps, withFilter } from '../addresses';
import { dialogOf, openFirst, opening, press, save } from '../steps';
import type { View } from '../view';

/** Opens the first record of the list of waiting top-ups, and presses the key of a decision. */
const decideWith = (key: string) => async (page: Page) => {
  await page.locator('main tbody tr a').first().click();
  await page.getByRole('heading', { level: 1, name: /^TU-/ }).waitFor();
  await page.getByRole('button', { name: 'Setujui' }).waitFor();
  await page.keyboard.press(key);
  await dialogOf(page);
};

/** Dialogs and drawers. */
export const dialogViews: readonly View[] = [
  {
    name: 'confirmation',
    path: waitingTopUps,
    title: 'Detail Top-Up Saldo',
    prepare: async (page) => {
      await openFirst('show')(page);
      await press(page, 'Setujui');
      await dialogOf(page);
    },
  },
  {
    name: 'missing reason',
    path: waitingTopUps,
    title: 'Detail Top-Up Saldo',
    prepare: async (page) => {
      await openFirst('show')(page);
      await press(page, 'Tolak');
      const dialog = await dialogOf(page);
      await dialog.getByRole('button', { name: 'Tolak' }).click();
      await dialog.getByText('Alasan tidak boleh kosong').waitFor();
    },
  },
  {
    name: 'approval in a queue',
    path: waitingTopUps,
    title: 'Detail Top-Up Saldo',
    prepare: decideWith('s'),
  },
  {
    name: 'refusal in a queue, with its ready-made reasons',
    path: waitingTopUps,
    title: 'Detail Top-Up Saldo',
    prepare: decideWith('t'),
  },
  {
    name: 'delete',
    path: '/dashboard/member-list/seller',
    title: 'Pelapak',
    prepare: opening(/^Hapus Data/),
  },
  {
    name: 'unsaved changes',
    path: '/dashboard/access-management/create',
    title: 'Tambah Peran',
    prepare: async (page) => {
      await page.getByLabel(/^Keterangan/).fill('Petugas gudang');
      await page.getByRole('link', { name: 'Batal' }).click();
      await dialogOf(page);
    },
  },
  {
    name: 'detail that could not be loaded',
    path: '/dashboard/consumer-list/tidak-ada/show',
    title: 'List Konsumen',
    expected: /status of 404/,
    prepare: (page) => page.getByText('Detail gagal dimuat').waitFor(),
  },
  {
    name: 'choice in a dialog',
    path: '/dashboard/make-category',
    title: 'Buat Kategori',
    prepare: opening('Pindahkan'),
  },
  {
    name: 'driver to assign',
    path: withFilter('/dashboard/orders', { status: 'SIAP_DIKIRIM' }),
    title: 'Detail Pesanan',
    prepare: async (page) => {
      await openFirst('show')(page);
      await press(page, 'Tugaskan Driver');
      const dialog = await dialogOf(page);
      await dialog.getByRole('combobox').click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'new password of a user admin',
    path: withFilter('/dashboard/member-list/user-admin', { q: 'pengamat' }),
    title: 'Detail User Admin',
    prepare: async (page) => {
      await openFirst('show')(page);
      await press(page, 'Atur Ulang Password');
      await dialogOf(page);
    },
  },
  {
    name: 'role review',
    path: '/dashboard/access-management',
    title: 'Ubah Peran',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Auditor' }).first().click();
      await page.getByRole('checkbox', { name: 'Kelola semua menu' }).check();
      await save(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'role preview',
    path: '/dashboard/access-management',
    title: 'Ubah Peran',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Auditor' }).first().click();
      await press(page, 'Lihat sebagai Peran');
      await dialogOf(page);
    },
  },
  {
    name: 'banner drawer, new',
    path: '/dashboard/master-data/banner-information/create',
    title: 'Banner Infomasi',
    prepare: dialogOf,
  },
  {
    name: 'banner drawer, with errors',
    path: '/dashboard/master-data/banner-information/create',
    title: 'Banner Infomasi',
    prepare: async (page) => {
      await dialogOf(page);
      await save(page);
      await page
        .getByText(/isian perlu diperbaiki/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'category drawer, new',
    path: '/dashboard/make-category/create',
    title: 'Buat Kategori',
    prepare: dialogOf,
  },
];
