import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { found, startBackOffice } from '../../support/backOffice';
import { layDown } from '../../support/smallWorld';

const office = startBackOffice();

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
