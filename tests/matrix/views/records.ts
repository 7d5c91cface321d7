import { openFirst } from '../steps';
import { type View, viewsAt } from '../view';

type Way = 'show' | 'edit';
/** The pages of a record, per area, and what each is titled. */
const records: [label: string, list: string, titles: Partial<Record<Way, string>>][] = [
  ['Pelapak', 'member-list/seller', { show: 'Detail Pelapak', edit: 'Ubah Pelapak' }],
  ['Driver', 'member-list/driver', { show: 'Detail Driver', edit: 'Ubah Driver' }],
  ['User Admin', 'member-list/user-admin', { show: 'Detail User Admin', edit: 'Ubah User Admin' }],
  ['List Produk', 'product-list', { show: 'Detail Produk' }],
  ['Orderan', 'orders', { show: 'Detail Pesanan' }],
  ['Buat Kategori', 'make-category', { show: 'Detail Kategori', edit: 'Buat Kategori' }],
  ['Banner Infomasi', 'master-data/banner-information', { show: 'Detail Banner', edit: 'Banner Infomasi' }],
  ['List Konsumen', 'consumer-list', { show: 'Detail Konsumen' }],
  ['Top-Up Saldo', 'top-up', { show: 'Detail Top-Up Saldo' }],
  ['Akses Manajemen', 'access-management', { show: 'Detail Peran', edit: 'Ubah Peran' }],
];

/** An order with a note that is being changed, and one that is too long to be sent. */
const notesViews = viewsAt('/dashboard/orders', 'Detail Pesanan', {
  'Orderan: notes': async (page) => {
    await openFirst('show')(page);
    const notes = page.getByRole('region', { name: 'Catatan' });
    const box = notes.getByRole('textbox', { name: 'Tulis Catatan' });
    await box.fill('Pembeli menelepon.\nSudah dijelaskan.');
    await box.press('Control+Enter');
    await notes
      .getByRole('button', { name: /^Ubah catatan/ })
      .first()
      .click();
    await box.fill('x'.repeat(1001));
    await box.press('Control+Enter');
  },
});

/** Every page of a record. */
export const recordViews: readonly View[] = [
  ...records.flatMap(([label, list, titles]) =>
    (Object.entries(titles) as [Way, string][]).map(([way, title]) => ({
      name: `${label}: ${way}`,
      path: `/dashboard/${list}`,
      title,
      isPage: true as const,
      prepare: openFirst(way),
    })),
  ),
  ...notesViews,
];
