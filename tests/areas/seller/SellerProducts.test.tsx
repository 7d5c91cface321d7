import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { filtered, startBackOffice } from '../../support/backOffice';
import { pageTitled, section } from '../../support/parts';
import { layDown } from '../../support/smallWorld';
import { products } from '../../support/smallWorld/products';
import { showPath } from './sellerPage';

const office = startBackOffice();
const all = 'Lihat semua produk toko ini';
const page = showPath('pelapak-melati');
const latest = () => section('Produk terbaru');

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
  it('are five, newest first, with photo, price and state, and link to their pages and to the list of this shop', async () => {
    const person = office.open('superadmin', page);
    const items = await (await latest()).findAllByRole('listitem');
    const names = items.map((item) => within(item).getByRole('link').textContent);
    expect(names).toEqual(['Batik 6', 'Batik 5', 'Batik 4', 'Batik 3', 'Batik 2']);
    const [newest, , blocked] = items.map((item) => within(item));
    expect(newest?.getByRole('presentation').getAttribute('src')).toMatch(/\/produk-1\.jpg$/);
    expect(newest?.getByText('Rp60.000')).toBeVisible();
    expect(newest?.getByText('Tayang')).toBeVisible();
    expect(newest?.getByText('6 Nov 2026, 09.00 WIB')).toBeVisible();
    expect(blocked?.getByText('Diblokir')).toBeVisible();
    expect(blocked?.queryByRole('presentation')).toBeNull();
    // The list has the products of this shop only.
    const list = filtered('/dashboard/product-list', { seller_id: 'pelapak-melati' });
    expect((await latest()).getByRole('link', { name: all })).toHaveAttribute('href', list);
    await person.click((await latest()).getByRole('link', { name: 'Batik 4' }));
    expect(await pageTitled('Batik 4')).toBeVisible();
    expect(location.pathname).toBe('/dashboard/product-list/produk-4/show');
  });

  it('are replaced by a sentence if the shop has no products', async () => {
    layDown(office.api.db, { 'product-list': [] });
    office.open('superadmin', page);
    expect(await (await latest()).findByText('Toko ini belum memiliki produk.')).toBeVisible();
    expect((await latest()).queryByRole('link')).toBeNull();
  });
});
