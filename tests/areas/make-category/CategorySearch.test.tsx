import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { filtered, startBackOffice } from '../../support/backOffice';
import { catchFiles } from '../savedFiles';

const office = startBackOffice();
const files = catchFiles();
const path = '/dashboard/make-category';


const names = (): string[] =>
  [...document.querySelectorAll('.category-words > :first-child')].map(({ textContent }) => textContent);
const showsTree = async () => waitFor(() => expect(names()).toContain('Kain Batik'));
const asked = (): unknown => JSON.parse(new URLSearchParams(location.search).get('filter') ?? '{}');

describe('finding categories', () => {
  it('keeps the search in the address, also after a drawer was opened and closed', async () => {
    const person = office.open('superadmin', path);
    await showsTree();
    await person.type(
      screen.getByRole('searchbox', { name: 'Cari produk Bisa dicari: nama dan slug kategori.' }),
      'kain bat{Enter}',
    );
    await waitFor(() => expect(asked()).toEqual({ q: 'kain bat' }));
    await waitFor(() => expect(names()).toEqual(['Fesyen', 'Kain Batik']));
    // Found branches are always open, so there are no buttons to open or close them.
    expect(screen.queryByRole('button', { name: /^(Buka|Tutup) Fesyen$/ })).toBeNull();

    await person.click(await screen.findByRole('link', { name: 'Tambah subkategori di bawah Fesyen' }));
    const drawer = await screen.findByRole('dialog', { name: 'Tambah Kategori' });
    await waitFor(() => expect(within(drawer).getByLabelText(/^Induk/)).toHaveDisplayValue('Fesyen'));
    await person.click(within(drawer).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(location.pathname).toBe(path));
    await waitFor(() => expect(asked()).toEqual({ q: 'kain bat' }));
    await waitFor(() => expect(names()).toEqual(['Fesyen', 'Kain Batik']));
    expect(await screen.findByRole('searchbox')).toHaveValue('kain bat');
  });

  it('filters by state, shows the parents of each match, and removes the filter by its chip', async () => {
    const person = office.open('pengamat', path);
    await showsTree();
    await person.click(screen.getByRole('button', { name: 'Filter' }));
    await person.selectOptions(await screen.findByLabelText('Status'), 'Tidak Aktif');
    await waitFor(() => expect(names()).toEqual(['Ibu & Bayi', 'Perlengkapan Bayi', 'Olahraga']));
    expect(asked()).toEqual({ status: 'TIDAK_AKTIF' });
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Hapus filter Status' }));
    await showsTree();
  });

  it('selects all matches by the checkbox of the head, and not their parents', async () => {
    const person = office.open('superadmin', filtered(path, { status: 'TIDAK_AKTIF' }));
    await waitFor(() => expect(names()).toEqual(['Ibu & Bayi', 'Perlengkapan Bayi', 'Olahraga']));
    await person.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    expect(await screen.findByText('2 kategori dipilih')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Pilih Ibu & Bayi' })).not.toBeChecked();
    const actions = within(screen.getByRole('group', { name: 'Tindakan untuk data yang dipilih' }));
    expect(actions.queryByRole('button', { name: 'Nonaktifkan' })).toBeNull();
  });

  it('says that nothing is found, and clears the search by a button', async () => {
    const person = office.open('pengamat', filtered(path, { q: 'tidak ada apa-apa' }));
    expect(await screen.findByText('Tidak ada data yang cocok dengan filter')).toBeVisible();
    // In the search box, and below it.
    const [, below] = screen.getAllByRole('button', { name: 'Kosongkan pencarian' });
    await person.click(below as HTMLElement);
    await showsTree();
  });

  it('exports only the filtered categories, with their path and with labels instead of codes', async () => {
    const person = office.open('pengamat', filtered(path, { q: 'batik' }));
    await waitFor(() => expect(names()).toEqual(['Fesyen', 'Kain Batik']));
    await person.click(screen.getByRole('button', { name: 'Ekspor' }));
    await person.click(await screen.findByRole('button', { name: 'CSV (.csv)' }));
    await screen.findByText(/^Ekspor selesai: 1 baris/);
    const [head, ...rows] = await files.cells();
    expect(head).toEqual([...['Jalur', 'Nama', 'Slug', 'Tingkat', 'Urutan', 'Jumlah Produk', 'Status']]);
    expect(rows).toEqual([
      ['Fesyen › Kain Batik', 'Kain Batik', 'kain-batik', '2', '3', expect.stringMatching(/^\d+$/), 'Aktif'],
    ]);
  });

  it('opens the read page of a category for a user with only VIEW_', async () => {
    const person = office.open('pengamat', path);
    await person.click(await screen.findByRole('link', { name: 'Kain Batik' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kain Batik' })).toBeVisible();
    expect(await screen.findByText('Fesyen › Kain Batik')).toBeVisible();
    expect(location.pathname).toMatch(/\/show$/);
  });

  it('links the number of products to the list of these products', async () => {
    const person = office.open('superadmin', path);
    const [count] = await screen.findAllByRole('link', { name: /^Lihat \d+ produk \w/ });
    if (!count) throw new Error('no category with products');
    expect(count).toHaveTextContent(/^\d+$/);
    await person.click(count);
    await waitFor(() => expect(location.pathname).toBe('/dashboard/product-list'));
    expect(await screen.findByRole('button', { name: 'Hapus filter Kategori' })).toBeVisible();
  });
});
