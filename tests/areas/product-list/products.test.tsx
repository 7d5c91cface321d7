import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { filtered, found, startBackOffice } from '../../support/backOffice';
import { layDown } from '../../support/smallWorld';
import { products } from '../../support/smallWorld/products';

const office = startBackOffice();
const path = '/dashboard/product-list';

const firstRow = async (): Promise<HTMLElement> => {
  const [, row] = await screen.findAllByRole('row');
  if (!row) throw new Error('no row');
  return row;
};
const asked = (): Record<string, unknown> =>
  Object.fromEntries(
    [...new URLSearchParams(location.search)].map(([key, value]) => [
      key,
      key === 'filter' ? (JSON.parse(value) as unknown) : value,
    ]),
  );

describe('List Produk', () => {
  it('begins with the newest products, and can be sorted by sales', async () => {
    const person = office.open('superadmin', path);
    await firstRow();
    expect(screen.getByRole('button', { name: 'Produk Terbaru' })).toHaveAttribute('aria-pressed', 'true');
    await person.click(screen.getByRole('button', { name: 'Produk Terlaris' }));
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'sold', order: 'DESC' }));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Terjual' })).toHaveAttribute(
        'aria-sort',
        'descending',
      ),
    );
    expect(screen.getByRole('button', { name: 'Produk Terbaru' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('filters by the availabilities of the specification, and by a price with the prefix Rp.', async () => {
    const person = office.open('superadmin', path);
    await firstRow();
    await person.click(screen.getByRole('button', { name: 'Filter' }));
    const panel = await screen.findByRole('dialog', { name: 'Filter data' });
    const availability = within(panel).getByLabelText('Ketersediaan');
    expect(
      within(availability)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Semua', 'Tersedia', 'Habis', 'Terbatas']);
    await person.selectOptions(availability, 'Habis');
    const from = within(panel).getByLabelText('Dari');
    expect(from).toHaveAccessibleDescription('Rp.');
    await person.type(from, '50000{Enter}');
    await waitFor(() => expect(asked().filter).toEqual({ availability: 'SOLD_OUT', price_gte: 50_000 }));
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Hapus filter Ketersediaan' })).toBeVisible();
  });

  it('counts a deleted product neither in its tab nor in its category', async () => {
    // A product in an open order cannot be deleted.
    layDown(office.api.db, { orders: [] });
    const person = office.open('superadmin', '/dashboard/make-category');
    await person.click(await screen.findByRole('link', { name: 'Lihat 2 produk Minuman' }));
    expect(await screen.findByRole('button', { name: /^Semua 2/ })).toBeVisible();
    const [bin] = await screen.findAllByRole('button', { name: /^Hapus Data/ });
    await person.click(bin as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Hapus Teh Melati' }));
    await person.click(dialog.getByRole('button', { name: 'Hapus' }));
    expect(await screen.findByRole('button', { name: /^Semua 1/ })).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Buat Kategori' }));
    expect(await screen.findByRole('link', { name: 'Lihat 1 produk Minuman' })).toBeVisible();
  });

  it('says why a product in an open order cannot be deleted', async () => {
    const orders = office.table('orders').all();
    const running = orders.find(({ status }) => status === 'DIKIRIM') as unknown as {
      items: { name: string; sku: string }[];
    };
    const [item] = running.items;
    const person = office.open('superadmin', filtered(path, { q: item?.sku }));
    const row = await firstRow();
    await person.click(within(row).getByRole('button', { name: /^Hapus Data/ }));
    const dialog = await screen.findByRole('alertdialog', { name: `Hapus ${item?.name}` });
    await person.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    expect(await within(dialog).findByText(/ ada di \d+ pesanan yang berjalan/)).toBeVisible();
  });
});

describe('The queue of products', () => {
  /** Products under review with the dates of their submission, in neither order. */
  const waiting = [
    ['Teh Melati', '2026-11-19T08:00:00+07:00'],
    ['Kopi Gayo', '2026-11-18T21:30:00+07:00'],
  ] as const;
  beforeEach(() => {
    const [batik] = products;
    layDown(office.api.db, {
      'product-list': [
        batik,
        ...waiting.map(([name, created_at]) => ({
          ...batik,
          id: name.replace(' ', '-'),
          name,
          created_at,
          status: 'DITINJAU' as const,
        })),
      ],
    });
  });
  const queuePath = filtered(path, { status: 'DITINJAU' });
  const head = (name: string) => screen.findByRole('columnheader', { name });
  const hasHead = (name: string) => screen.queryByRole('columnheader', { name }) !== null;
  const dates = () => screen.getAllByText(/^\d+ \w+ \d{4}, /).map(({ textContent }) => textContent);

  it('shows when each product was submitted, oldest first, instead of sales and availability', async () => {
    office.open('superadmin', queuePath);
    expect(await head('Diajukan')).toHaveAttribute('aria-sort', 'ascending');
    expect(dates()).toEqual(['18 Nov 2026, 21.30 WIB', '19 Nov 2026, 08.00 WIB']);
    expect(hasHead('Terjual')).toBe(false);
    expect(hasHead('Ketersediaan')).toBe(false);
    expect(hasHead('Stok')).toBe(true);
  });

  it('shows sales when it is sorted by them', async () => {
    const person = office.open('superadmin', queuePath);
    await head('Diajukan');
    await person.click(screen.getByRole('button', { name: 'Produk Terlaris' }));
    expect(await head('Terjual')).toHaveAttribute('aria-sort', 'descending');
    expect(await head('Diajukan')).not.toHaveAttribute('aria-sort');
  });

  it('is the only tab that shows the date, although the others are sorted by it too', async () => {
    const person = office.open('superadmin', path);
    expect(await head('Terjual')).toBeVisible();
    expect(hasHead('Diajukan')).toBe(false);
    const tabs = await screen.findByRole('group', { name: 'Filter menurut status' });
    await person.click(await within(tabs).findByRole('button', { name: /^Menunggu Tinjauan/ }));
    await head('Diajukan');
    await person.click(within(tabs).getByRole('button', { name: /^Semua/ }));
    await waitFor(() => expect(hasHead('Diajukan')).toBe(false));
    expect(hasHead('Terjual')).toBe(true);
    expect(hasHead('Ketersediaan')).toBe(true);
  });
});

/** Puts the first product into this state. */
const productIn = (status: string): { id: string; name: string } => {
  const table = office.table('product-list');
  const product = found(table.all());
  table.put({ ...product, status });
  return { id: product.id, name: String(product.name) };
};
const open = (account: string, id: string) => office.open(account, `/dashboard/product-list/${id}/show`);

describe('a product', () => {
  it('is blocked with a reason, which is in its history', async () => {
    const { id, name } = productIn('TAYANG');
    const person = open('superadmin', id);
    await person.click(await screen.findByRole('button', { name: 'Blokir' }));
    const dialog = await screen.findByRole('alertdialog', { name: `Blokir ${name}?` });
    await person.click(within(dialog).getByRole('button', { name: 'Blokir' }));
    expect(await within(dialog).findByText('Alasan tidak boleh kosong')).toBeVisible();
    await person.type(within(dialog).getByRole('textbox', { name: /^Alasan/ }), 'Izin edar belum ada');
    await person.click(within(dialog).getByRole('button', { name: 'Blokir' }));
    expect(await screen.findByText(`${name} diblokir.`)).toBeVisible();
    expect(await screen.findByText('Alasan: Izin edar belum ada')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Buka Blokir' })).toBeVisible();
  });

  it('leads to its own store and its own category', async () => {
    layDown(office.api.db);
    open('pengamat', 'teh');
    expect(await screen.findByRole('link', { name: 'Kios Anggrek' })).toHaveAttribute(
      'href',
      '/dashboard/member-list/seller/pelapak-anggrek/show',
    );
    expect(screen.getByRole('link', { name: 'Minuman' })).toHaveAttribute(
      'href',
      '/dashboard/make-category/kategori-minuman/show',
    );
  });
});
