import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { filtered, startBackOffice } from '../../support/backOffice';
import { layDown } from '../../support/smallWorld';
import { products } from '../../support/smallWorld/products';

/** Products under review with the dates of their submission, in neither order. */
const waiting = [
  ['Teh Melati', '2026-11-19T08:00:00+07:00'],
  ['Kopi Gayo', '2026-11-18T21:30:00+07:00'],
] as const;

const office = startBackOffice();
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

const path = '/dashboard/product-list';
const queuePath = filtered(path, { status: 'DITINJAU' });
const head = (name: string) => screen.findByRole('columnheader', { name });
const hasHead = (name: string) => screen.queryByRole('columnheader', { name }) !== null;
const dates = () => screen.getAllByText(/^\d+ \w+ \d{4}, /).map(({ textContent }) => textContent);

describe('The queue of products', () => {
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
