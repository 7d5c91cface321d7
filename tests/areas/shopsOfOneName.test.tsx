import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { press, wordsOf } from '../support/parts';
import { layDown } from '../support/smallWorld';
import { orders } from '../support/smallWorld/orders';
import { sellers } from '../support/smallWorld/people';
import { products } from '../support/smallWorld/products';

const { api, open } = startBackOffice();
const bandung = 'Kopi Bahagia · Kota Bandung · 6281234567001';
const depok = 'Kopi Bahagia · Kota Depok · 6281234567002';

/** The two shops of the small world, with its products and orders, under one name. */
beforeEach(() =>
  layDown(api.db, {
    'member-list/seller': sellers.map((seller) => ({ ...seller, shop_name: 'Kopi Bahagia' })),
    'product-list': products.map((product) => ({ ...product, seller: 'Kopi Bahagia' })),
    orders: orders.map((order) => ({ ...order, seller: 'Kopi Bahagia' })),
  }),
);

/** Reads the options of the search field, not of the plain selects beside it. */
const options = async () => wordsOf(within(await screen.findByRole('listbox')).getAllByRole('option'));

describe('Shops with the same name', () => {
  it.each([
    ['report-transaction', 'store_id', '0812-3456-7002'],
    ['orders', 'seller_id', 'bahagia depok'],
    ['product-list', 'seller_id', '+6281234567002'],
  ])(
    'have different labels in the filter of %s and on its chip, and are found by city or phone number',
    async (area, source, words) => {
      const person = open('superadmin', `/dashboard/${area}`);
      await press(person, 'Filter');
      const choice = await screen.findByRole('combobox', { name: 'Toko' });
      await waitFor(() => expect(choice).toBeEnabled());
      await person.click(choice);
      await person.paste('kopi bahagia');
      expect(await options()).toEqual([bandung, depok]);
      await person.clear(choice);
      await person.paste(words);
      expect(await options()).toEqual([depok]);
      await person.keyboard('{Enter}');
      await waitFor(() =>
        expect(decodeURIComponent(location.search)).toContain(`"${source}":"pelapak-anggrek"`),
      );
      expect(choice).toHaveValue(depok);
      expect(await screen.findByText(depok, { selector: 'strong' })).toBeVisible();
      await person.clear(choice);
      await waitFor(() => expect(decodeURIComponent(location.search)).not.toContain(source));
    },
  );

  it('have different labels in the top ten of the report', async () => {
    open('superadmin', '/dashboard/report-transaction');
    const table = await screen.findByRole('table', { name: '10 toko teratas' });
    const shops = within(table).getAllByRole('rowheader');
    expect(wordsOf(shops)).toEqual([bandung, depok]);
  });
});
