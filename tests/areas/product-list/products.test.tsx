import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { filtered, startBackOffice } from '../../support/backOffice';
import { confirm, dialog, leadsTo, press, wordsOf } from '../../support/parts';
import { layDown } from '../../support/smallWorld';
import { products } from '../../support/smallWorld/products';

const office = startBackOffice();
const path = '/dashboard/product-list';

const firstRow = async () => within((await screen.findAllByRole('row'))[1] as HTMLElement);
const address = () => decodeURIComponent(location.search);

describe('List Produk', () => {
  it('begins with the newest products, and can be sorted by sales', async () => {
    const person = office.open('superadmin', path);
    await firstRow();
    expect(screen.getByRole('button', { name: 'Produk Terbaru' })).toHaveAttribute('aria-pressed', 'true');
    await press(person, 'Produk Terlaris');
    await waitFor(() => expect(address()).toContain('order=DESC'));
    expect(address()).toContain('sort=sold');
    const sales = screen.getByRole('columnheader', { name: 'Terjual' });
    await waitFor(() => expect(sales).toHaveAttribute('aria-sort', 'descending'));
    expect(screen.getByRole('button', { name: 'Produk Terbaru' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('filters by the availabilities of the specification, and by a price with the prefix Rp.', async () => {
    const person = office.open('superadmin', path);
    await firstRow();
    await press(person, 'Filter');
    const panel = within(await screen.findByRole('dialog', { name: 'Filter data' }));
    const availability = panel.getByLabelText('Ketersediaan');
    expect(availability).toHaveTextContent('SemuaTersediaHabisTerbatas');
    await person.selectOptions(availability, 'Habis');
    const from = panel.getByLabelText('Dari');
    expect(from).toHaveAccessibleDescription('Rp.');
    await person.type(from, '50000{Enter}');
    const filter = '{"availability":"SOLD_OUT","price_gte":50000}';
    await waitFor(() => expect(address()).toContain(filter));
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
    await dialog('Hapus Teh Melati');
    await confirm(person, 'Hapus');
    expect(await screen.findByRole('button', { name: /^Semua 1/ })).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Buat Kategori' }));
    expect(await screen.findByRole('link', { name: 'Lihat 1 produk Minuman' })).toBeVisible();
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
    const inReview = { status: 'DITINJAU' as const };
    layDown(office.api.db, {
      'product-list': [
        batik,
        ...waiting.map(([name, created_at]) => ({ ...batik, id: name, name, created_at, ...inReview })),
      ],
    });
  });
  const queuePath = filtered(path, { status: 'DITINJAU' });
  const head = (name: string) => screen.findByRole('columnheader', { name });
  const hasHead = (name: string) => screen.queryByRole('columnheader', { name }) !== null;
  const dates = () => wordsOf(screen.getAllByText(/^\d+ \w+ \d{4}, /));

  it('shows when each product was submitted, oldest first, instead of sales and availability, unless it is sorted by them', async () => {
    const person = office.open('superadmin', queuePath);
    expect(await head('Diajukan')).toHaveAttribute('aria-sort', 'ascending');
    expect(dates()).toEqual(['18 Nov 2026, 21.30 WIB', '19 Nov 2026, 08.00 WIB']);
    expect(hasHead('Terjual')).toBe(false);
    expect(hasHead('Ketersediaan')).toBe(false);
    expect(hasHead('Stok')).toBe(true);
    await press(person, 'Produk Terlaris');
    expect(await head('Terjual')).toHaveAttribute('aria-sort', 'descending');
    expect(await head('Diajukan')).not.toHaveAttribute('aria-sort');
  });

  it('is the only tab that shows the date', async () => {
    office.open('superadmin', path);
    expect(await head('Terjual')).toBeVisible();
    expect(hasHead('Ketersediaan')).toBe(true);
    expect(hasHead('Diajukan')).toBe(false);
  });
});

describe('a product', () => {
  beforeEach(() => layDown(office.api.db));

  it('leads to its own store and its own category', async () => {
    office.open('pengamat', `${path}/teh/show`);
    await leadsTo('Kios Anggrek', '/dashboard/member-list/seller/pelapak-anggrek/show');
    await leadsTo('Minuman', '/dashboard/make-category/kategori-minuman/show');
  });
});
