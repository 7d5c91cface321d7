import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { section } from '../support/parts';

const office = startBackOffice({ sellers: 5 });

/** Names that leave no mark on screen. */
const unseen = ['', '   ', '\u200b\u2060'];

/** Opens the first record of an area, of which the host leaves out these fields. */
const openWithout = (resource: string, changes: (record: Record<string, unknown>) => object): void => {
  const record = office.first(resource);
  office.answer(`GET */${resource}/${record.id}`, { ...record, ...changes(record) });
  office.open('superadmin', `/dashboard/${resource}/${record.id}/show`);
};

it('a product without its numbers and codes, and with an impossible rating, shows dashes', async () => {
  const unreadable = { discount: null, stock: null, condition: '', status: '', rating: -1e21 };
  openWithout('product-list', () => unreadable);
  await section('Harga dan stok');
  for (const label of ['Diskon', 'Stok', 'Kondisi', 'Status', 'Rating'])
    expect(screen.getByText(label).parentElement).toHaveTextContent(`${label}–`);
  expect(screen.getByRole('main')).not.toHaveTextContent(/NaN|resources\./);
});

it('an order without the weights and the quantities of its goods shows dashes', async () => {
  openWithout('orders', ({ items }) => ({
    items: (items as object[]).map((item) => ({ ...item, sku: '', weight_gram: null, quantity: null })),
  }));
  const goods = await section('Barang');
  expect(goods.getAllByText('SKU – · – gram')[0]).toBeVisible();
  expect(goods.getAllByRole('cell', { name: '–' })[0]).toBeVisible();
});

it('a banner without readable dates shows a dash for each', async () => {
  openWithout('master-data/banner-information', () => ({ start_at: 'kemarin', end_at: '99999-01-01' }));
  expect(await screen.findByText('sampai –')).toBeVisible();
  expect(screen.getByText('Periode').parentElement).toHaveTextContent(/Periode–/);
});

it('an order with names of which nothing can be seen shows dashes', async () => {
  const name = '\u200b\u2060';
  openWithout('orders', ({ address }) => ({
    invoice_no: name,
    buyer: name,
    courier: name,
    address: { ...(address as object), recipient: name },
  }));
  const shipping = await section('Pengiriman');
  expect(screen.getByRole('heading', { level: 1, name: 'Detail Pesanan' })).toBeVisible();
  expect(screen.getByText('Pembeli').parentElement).toHaveTextContent(/^Pembeli–$/);
  const buyer = screen.getByRole('link', { name: '–' }).getAttribute('href');
  expect(buyer).toContain('/consumer-list/');
  expect(shipping.getByText('Kurir').parentElement).toHaveTextContent(/^Kurir–$/);
  expect(shipping.getByText('Penerima').parentElement).toHaveTextContent(/^Penerima\d+$/);
});

it('a row with a name of which nothing can be seen shows a dash', async () => {
  const row = { ...office.first('make-category'), slug: '' };
  const rows = unseen.map((name, index) => ({ ...row, id: `tanpa-${index}`, name }));
  office.answer('GET */make-category', rows, { total: rows.length });
  office.open('superadmin', '/dashboard/make-category');
  expect(await screen.findAllByRole('link', { name: '–' })).toHaveLength(unseen.length);
});

it('categories without a readable level stay in their tree', async () => {
  const rows = office.table('make-category').all();
  const sent = rows.map((row) => ({ ...row, level: 'satu' }));
  office.answer('GET */make-category', sent, { total: rows.length });
  office.open('superadmin', '/dashboard/make-category');
  expect(await screen.findByRole('row', { name: /^Pilih Makanan & Minuman/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Pilih Camilan/ })).toBeVisible();
  expect(screen.queryByText(/datanya rusak/)).toBeNull();
});

it('a seller without a readable number of orders keeps the other figures', async () => {
  const payload = { products: '4', open_orders: null, waiting_top_ups: 0, balance: 25_000 };
  office.answer('GET */merchant/:id/summary', { status_code: 200, message: 'OK', data: { payload } });
  office.open('superadmin', `/dashboard/member-list/seller/${office.firstSeller().id}/show`);
  const figures = await section('Ringkasan');
  expect(await figures.findByRole('link', { name: '4' })).toBeVisible();
  expect(figures.getByText('Pesanan Belum Selesai').parentElement).toHaveTextContent(/–$/);
  expect(figures.getByText('Rp25.000')).toBeVisible();
});

it('a chart with an omzet that cannot be read shows a dash in its table', async () => {
  office.answer('GET */report-transaction/methods', [
    { method: 'QRIS', count: 2, total: null },
    { method: 'VIRTUAL_ACCOUNT', count: 1, total: 75_000 },
  ]);
  office.open('superadmin', '/dashboard/report-transaction');
  const table = within(await screen.findByRole('table', { name: 'Omzet per metode' }));
  expect(table.getByRole('row', { name: 'QRIS 2 –' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: 'Virtual Account 1 Rp75.000' })).toBeInTheDocument();
});
