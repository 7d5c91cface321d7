import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';

const office = startBackOffice({ sellers: 5 });
const path = '/dashboard/make-category';

/** The host sends one main category without subcategories, with these changes. */
const sendCategory = (changes: object): void => {
  const category = office.first('make-category');
  const sent = { ...category, name: 'Obat', parent_id: null, status: 'AKTIF', product_count: 0, ...changes };
  office.answer('GET */make-category', [sent], { total: 1 });
};
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

it.each([['banyak'], [null], [1e300]])(
  'a category with %s products is not deleted as empty',
  async (sent) => {
    sendCategory({ product_count: sent });
    const person = office.open('superadmin', path);
    await person.click((await rowOf(/Obat/)).getByRole('button', { name: /^Hapus Data/ }));
    expect(
      await screen.findByText(
        'Obat belum dapat dihapus karena jumlah produknya tidak terbaca. Muat ulang halaman.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

it.each(['.', '..'])('a category with the id %s has no link, not even to a new subcategory', async (id) => {
  sendCategory({ id });
  office.open('superadmin', path);
  const row = await rowOf(/Obat/);
  expect(await row.findByRole('button', { name: /^Hapus Data/ })).toBeVisible();
  expect(row.queryAllByRole('link')).toEqual([]);
});
