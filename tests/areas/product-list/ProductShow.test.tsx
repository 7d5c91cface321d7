import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { layDown } from '../../support/smallWorld';

const office = startBackOffice();

/** Puts the first product into this state. */
const productIn = (status: string): { id: string; name: string } => {
  const table = office.api.db.collections.get('product-list');
  const product = table?.all()[0];
  if (!table || !product) throw new Error(status);
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

  it('opens its photos in a large view', async () => {
    const { id, name } = productIn('DITINJAU');
    const person = open('pengamat', id);
    const photo = await screen.findByRole('button', { name: `Foto 1 dari 2: ${name}` });
    await person.click(photo);
    const dialog = await screen.findByRole('dialog', { name: `Foto 1 dari 2: ${name}` });
    expect(within(dialog).getByRole('button', { name: 'Perbesar' })).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(photo).toHaveFocus();
  });

  it('is followed by the next product of the list when the user presses the right arrow key', async () => {
    const person = office.open('pengamat', '/dashboard/product-list');
    const [, first, second] = await screen.findAllByRole('row');
    const skuIn = (row: HTMLElement | undefined): string =>
      row?.querySelector('.photo-cell small')?.textContent ?? '';
    const next = skuIn(second);
    await person.click(within(first ?? document.body).getByRole('link'));
    await screen.findByRole('heading', { name: 'Linimasa' });
    await screen.findByText(/^1 dari /);
    await person.keyboard('{ArrowRight}');
    expect(await screen.findByText(next)).toBeVisible();
    expect(await screen.findByText(/^2 dari /)).toBeVisible();
  });

  it('offers no action to a user with only VIEW_', async () => {
    open('pengamat', productIn('TAYANG').id);
    await screen.findByRole('heading', { name: 'Linimasa' });
    expect(screen.queryByRole('button', { name: 'Blokir' })).toBeNull();
  });

  it('that does not exist redirects to the list', async () => {
    open('superadmin', 'tidak-ada');
    expect(await screen.findByRole('heading', { level: 1, name: 'List Produk' })).toBeVisible();
  });
});
