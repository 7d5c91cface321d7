import { openFirst } from '../steps';
import type { View } from '../view';

type Way = 'show' | 'edit';
/** The pages of a record, per area, and what each is titled. */
const records: { label: string; list: string; titles: Partial<Record<Way, string>> }[] = [
  { label: 'Pelapak', list: 'member-list/seller', titles: { show: 'Detail Pelapak', edit: 'Ubah Pelapak' } },
  { label: 'Driver', list: 'member-list/driver', titles: { show: 'Detail Driver', edit: 'Ubah Driver' } },
  {
    label: 'User Admin',
    list: 'member-list/user-admin',
    titles: { show: 'Detail User Admin', edit: 'Ubah User Admin' },
  },
  { label: 'List Produk', list: 'product-list', titles: { show: 'Detail Produk' } },
  { label: 'Orderan', list: 'orders', titles: { show: 'Detail Pesanan' } },
  {
    label: 'Buat Kategori',
    list: 'make-category',
    titles: { show: 'Detail Kategori', edit: 'Buat Kategori' },
  },
  {
    label: 'Banner Infomasi',
    list: 'master-data/banner-information',
    titles: { show: 'Detail Banner', edit: 'Banner Infomasi' },
  },
  { label: 'List Konsumen', list: 'consumer-list', titles: { show: 'Detail Konsumen' } },
  { label: 'Top-Up Saldo', list: 'top-up', titles: { show: 'Detail Top-Up Saldo' } },
  {
    label: 'Akses Manajemen',
    list: 'access-management',
    titles: { show: 'Detail Peran', edit: 'Ubah Peran' },
  },
];

const openShow = openFirst('show');

/** An order with a note that is being changed, and one that is too long to be sent. */
const notesView: View = {
  name: 'Orderan: notes',
  path: '/dashboard/orders',
  title: 'Detail Pesanan',
  prepare: async (page) => {
    await openShow(page);
    const notes = page.getByRole('region', { name: 'Catatan' });
    const box = notes.getByRole('textbox', { name: 'Tulis Catatan' });
    await box.fill('Pembeli menelepon.\nSudah dijelaskan.');
    await box.press('Control+Enter');
    await notes.getByRole('button', { name: 'Ubah catatan' }).first().click();
    await box.fill('x'.repeat(1001));
    await box.press('Control+Enter');
  },
};

/** Every page of a record. */
export const recordViews: readonly View[] = [
  ...records.flatMap(({ label, list, titles }) =>
    (Object.entries(titles) as [Way, string][]).map(([way, title]) => ({
      name: `${label}: ${way}`,
      path: `/dashboard/${list}`,
      title,
      isPage: true as const,
      prepare: openFirst(way),
    })),
  ),
  notesView,
];
