import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { filtered, startBackOffice } from '../../support/backOffice';
import { layDown } from '../../support/smallWorld';

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
