import type { Page } from 'playwright-core';
import { waitingTopUps, withFilter } from '../addresses';
import { dialogOf, opening, openingOnFirst, press, save } from '../steps';
import { viewsAt } from '../view';

/** Opens the first record of the list of waiting top-ups, and presses the key of a decision. */
const decideWith = (key: string) => async (page: Page) => {
  await page.locator('main tbody tr a').first().click();
  await page.getByRole('heading', { level: 1, name: /^TU-/ }).waitFor();
  await page.getByRole('button', { name: 'Setujui' }).waitFor();
  await page.keyboard.press(key);
  await dialogOf(page);
};

/** Dialogs and drawers. */
export const dialogViews = [
  ...viewsAt(waitingTopUps, 'Detail Top-Up Saldo', {
    confirmation: openingOnFirst('Setujui'),
    'missing reason': async (page) => {
      const dialog = await openingOnFirst('Tolak')(page);
      await dialog.getByRole('button', { name: 'Tolak' }).click();
      await dialog.getByText('Alasan tidak boleh kosong').waitFor();
    },
    'approval in a queue': decideWith('s'),
    'refusal in a queue, with its ready-made reasons': decideWith('t'),
  }),
  ...viewsAt('/dashboard/member-list/seller', 'Pelapak', { delete: opening(/^Hapus Data/) }),
  ...viewsAt('/dashboard/access-management/create', 'Tambah Peran', {
    'unsaved changes': async (page) => {
      await page.getByLabel(/^Keterangan/).fill('Petugas gudang');
      await page.getByRole('link', { name: 'Batal' }).click();
      await dialogOf(page);
    },
  }),
  ...viewsAt('/dashboard/consumer-list/tidak-ada/show', 'List Konsumen', {
    'detail that could not be loaded': {
      expected: /status of 404/,
      isPage: true,
      prepare: (page) => page.getByText('Detail gagal dimuat').waitFor(),
    },
  }),
  ...viewsAt('/dashboard/make-category', 'Buat Kategori', { 'choice in a dialog': opening('Pindahkan') }),
  ...viewsAt(withFilter('/dashboard/orders', { status: 'SIAP_DIKIRIM' }), 'Detail Pesanan', {
    'driver to assign': async (page) => {
      const dialog = await openingOnFirst('Tugaskan Driver')(page);
      await dialog.getByRole('combobox').click();
      await page.getByRole('option').first().waitFor();
    },
  }),
  ...viewsAt(withFilter('/dashboard/member-list/user-admin', { q: 'pengamat' }), 'Detail User Admin', {
    'new password of a user admin': openingOnFirst('Atur Ulang Password'),
  }),
  ...viewsAt('/dashboard/access-management', 'Ubah Peran', {
    'role review': async (page) => {
      await page.getByRole('link', { name: 'Auditor' }).first().click();
      await page.getByRole('checkbox', { name: 'Kelola semua menu' }).check();
      await save(page);
      await page.getByRole('alertdialog').waitFor();
    },
    'role preview': async (page) => {
      await page.getByRole('link', { name: 'Auditor' }).first().click();
      await press(page, 'Lihat sebagai Peran');
      await dialogOf(page);
    },
  }),
  ...viewsAt('/dashboard/master-data/banner-information/create', 'Banner Infomasi', {
    'banner drawer, new': dialogOf,
    'banner drawer, with errors': async (page) => {
      await dialogOf(page);
      await save(page);
      await page
        .getByText(/isian perlu diperbaiki/)
        .first()
        .waitFor();
    },
  }),
  ...viewsAt('/dashboard/make-category/create', 'Buat Kategori', { 'category drawer, new': dialogOf }),
];
