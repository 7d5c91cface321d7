import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { layDown } from '../../support/smallWorld';
import { products } from '../../support/smallWorld/products';
import { editPath } from './sellerPage';

const office = startBackOffice();
const all = 'Lihat semua produk toko ini';
const showPath = `${editPath('pelapak-melati')}/show`;
const latest = async () => within(await screen.findByRole('region', { name: 'Produk terbaru' }));

/** Six products of one shop, created on six days, and a newer one of another shop. */
beforeEach(() => {
  const [batik] = products;
  const put = (day: number, more = {}) => ({
    ...batik,
    id: `produk-${day}`,
    name: `Batik ${day}`,
    price: day * 10_000,
    images: ['/users-services/pictures/produk-1.jpg'],
    created_at: `2026-11-0${day}T09:00:00+07:00`,
    ...more,
  });
  layDown(office.api.db, {
    'product-list': [
      ...[3, 1, 6, 2, 5].map((day) => put(day)),
      put(4, { status: 'DIBLOKIR', images: [] }),
      put(7, { seller: 'Kios Anggrek', seller_id: 'pelapak-anggrek' }),
    ],
  });
});

describe('The latest products on the page of a seller', () => {
  it('are five, newest first, with photo, price and state, and link to their pages', async () => {
    const person = office.open('superadmin', showPath);
    const items = await (await latest()).findAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual([
      'Batik 6',
      'Batik 5',
      'Batik 4',
      'Batik 3',
      'Batik 2',
    ]);
    const [newest, , blocked] = items.map((item) => within(item));
    expect(newest?.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringMatching(/\/produk-1\.jpg$/),
    );
    expect(newest?.getByText('Rp60.000')).toBeVisible();
    expect(newest?.getByText('Tayang')).toBeVisible();
    expect(newest?.getByText('6 Nov 2026, 09.00 WIB')).toBeVisible();
    expect(blocked?.getByText('Diblokir')).toBeVisible();
    expect(blocked?.queryByRole('presentation')).toBeNull();
    await person.click((await latest()).getByRole('link', { name: 'Batik 4' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Batik 4' })).toBeVisible();
    expect(location.pathname).toBe('/dashboard/product-list/produk-4/show');
  });

  it('link to the list of the products of this shop only', async () => {
    const person = office.open('superadmin', showPath);
    await person.click(await (await latest()).findByRole('link', { name: all }));
    expect(await screen.findByRole('heading', { level: 1, name: 'List Produk' })).toBeVisible();
    expect(new URLSearchParams(location.search).get('filter')).toBe(
      JSON.stringify({ seller_id: 'pelapak-melati' }),
    );
    expect(await screen.findByText('Menampilkan 1–6 dari 6 data')).toBeVisible();
  });

  it('are replaced by a sentence if the shop has no products', async () => {
    layDown(office.api.db, { 'product-list': [] });
    office.open('superadmin', showPath);
    expect(await (await latest()).findByText('Toko ini belum memiliki produk.')).toBeVisible();
    expect((await latest()).queryByRole('link')).toBeNull();
  });

  it('show an error if they cannot be loaded, and are loaded again with Coba lagi', async () => {
    const mend = office.answer('GET */backoffice/product-list', null, 500);
    const person = office.open('superadmin', showPath);
    const retry = await (await latest()).findByRole('button', { name: 'Coba lagi' });
    expect((await latest()).getByText(/^Produk gagal dimuat\./)).toBeVisible();
    mend();
    await person.click(retry);
    expect(await (await latest()).findByRole('link', { name: all })).toBeVisible();
  });

  it('are neither shown nor requested for a user without permission for products', async () => {
    office.open('adminpelapak', showPath);
    const figures = within(await screen.findByRole('region', { name: 'Ringkasan' }));
    expect(await figures.findByText('Produk')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Produk terbaru' })).toBeNull();
    expect(office.api.receivedAt('GET backoffice/product-list')).toEqual([]);
  });
});
