import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { confirm, dialog, noDialog, press, wordsOf } from '../../support/parts';
import { layDown } from '../../support/smallWorld';
import { write } from '../everyForm';
import { names, path, rowOf, startCategories } from './categoryPage';

const office = startCategories();

const field = (drawer: HTMLElement, label: string) => within(drawer).findByLabelText(new RegExp(`^${label}`));
const pressIn = async (person: UserEvent, row: HTMLElement, name: string | RegExp) =>
  person.click(await within(row).findByRole('button', { name }));
const follow = async (person: UserEvent, name: string) =>
  person.click(await screen.findByRole('link', { name }));

describe('Buat Kategori', () => {
  it('opens and closes its branches', async () => {
    layDown(office.api.db);
    const person = office.open('superadmin', path);
    const row = await rowOf('Pakaian');
    expect(names()).toContain('Kemeja');
    await pressIn(person, row, 'Tutup Pakaian');
    await waitFor(() => expect(names()).not.toContain('Kemeja'));
    const open = within(row).getByRole('button', { name: 'Buka Pakaian' });
    expect(open).toHaveAttribute('aria-expanded', 'false');
    await press(person, 'Buka semua');
    await waitFor(() => expect(names()).toContain('Kemeja'));
  });

  it('goes back in the history when the drawer closes after a save, and keeps the parent in an address that can be opened directly', async () => {
    const person = office.open('superadmin', path);
    const add = await screen.findByRole('link', { name: 'Tambah subkategori di bawah Olahraga' });
    const entries = history.length;
    await person.click(add);
    const drawer = await screen.findByRole('dialog', { name: 'Tambah Kategori' });
    const name = await field(drawer, 'Nama');
    await waitFor(() => expect(name).toHaveFocus());
    await person.paste('Alat Panah');
    await waitFor(async () => expect(await field(drawer, 'Induk')).toHaveDisplayValue('Olahraga'));
    expect(history.length).toBe(entries + 1);
    const address = location.pathname;
    const way = vi.fn();
    addEventListener('popstate', way);
    await press(person, 'Simpan');
    await waitFor(() => expect(location.pathname).toBe(path));
    removeEventListener('popstate', way);
    expect(await rowOf('Alat Panah')).toBeVisible();
    // So Back does not open the drawer again.
    expect(way).toHaveBeenCalledOnce();
    expect(history.length).toBe(entries + 1);

    cleanup();
    office.open('superadmin', address);
    const again = await screen.findByRole('dialog', { name: 'Tambah Kategori' });
    await waitFor(async () => expect(await field(again, 'Induk')).toHaveDisplayValue('Olahraga'));
  });

  it('adds one subcategory after another, each with a slug from its name unless another one is typed', async () => {
    const person = office.open('superadmin', path);
    const add = async (parent: string, name: string, fill: (drawer: HTMLElement) => Promise<void>) => {
      await follow(person, `Tambah subkategori di bawah ${parent}`);
      const drawer = await screen.findByRole('dialog', { name: 'Tambah Kategori' });
      expect(await field(drawer, 'Slug')).toHaveValue('');
      await waitFor(async () => expect(await field(drawer, 'Induk')).toHaveDisplayValue(parent));
      await write(person, 'Nama', name);
      await fill(drawer);
      await press(person, 'Simpan');
      expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
      expect(await rowOf(name)).toBeVisible();
      await waitFor(() => expect(location.pathname).toBe(path));
    };
    await add('Olahraga', 'Alat Renang', async (drawer) => {
      expect(await field(drawer, 'Slug')).toHaveValue('alat-renang');
      await write(person, 'Slug', 'renang');
      await person.type(await field(drawer, 'Nama'), '{Backspace}g');
      expect(await field(drawer, 'Slug')).toHaveValue('renang');
    });
    await add('Elektronik', 'Kipas Angin', async (drawer) => {
      expect(await field(drawer, 'Slug')).toHaveValue('kipas-angin');
    });
  });

  it('no longer says that the slug is missing once one is suggested', async () => {
    const person = office.open('superadmin', `${path}/create`);
    const slug = await field(await screen.findByRole('dialog', { name: 'Tambah Kategori' }), 'Slug');
    await press(person, 'Simpan');
    await waitFor(() => expect(slug).toBeInvalid());
    await write(person, 'Nama', 'Alat Renang');
    expect(slug).toHaveValue('alat-renang');
    await waitFor(() => expect(slug).toBeValid());
  });

  it("needs a name that can be seen, stores it without invisible characters, and shows the server's refusal at the field", async () => {
    const person = office.open('superadmin', `${path}/create`);
    const drawer = await screen.findByRole('dialog', { name: 'Tambah Kategori' });
    const name = await field(drawer, 'Nama');
    await person.type(name, '\u200b\u200b');
    await write(person, 'Slug', 'fesyen');
    await press(person, 'Simpan');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Nama tidak boleh kosong'));
    await write(person, 'Nama', 'Alat Renang');
    await press(person, 'Simpan');
    expect(await within(drawer).findByText('Slug sudah dipakai kategori lain')).toBeVisible();
    await write(person, 'Slug', 'alat-renang');
    await press(person, 'Simpan');
    expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
    const sent = office.api.received.findLast(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({ name: 'Alat Renang', slug: 'alat-renang' });
  });

  it('moves a category, and offers only allowed parents', async () => {
    const person = office.open('superadmin', path);
    await pressIn(person, await rowOf('Fesyen Pria'), 'Pindahkan');
    const parent = (await dialog('Pindahkan Fesyen Pria')).getByLabelText(/^Induk/);
    const offered = wordsOf(within(parent).getAllByRole('option'));
    expect(offered).toContain('Makanan & Minuman');
    // The category itself, its subcategories, its current parent, and parents that would need a fourth level.
    expect(offered.filter((label) => label.includes('›') || label === 'Fesyen')).toEqual([]);
    await person.selectOptions(parent, within(parent).getByRole('option', { name: 'Makanan & Minuman' }));
    await confirm(person, 'Pindahkan');
    expect(await screen.findByText('Fesyen Pria dipindahkan.')).toBeVisible();
    await noDialog();

    // The next time no parent is chosen.
    await pressIn(person, await rowOf('Fesyen Pria'), 'Pindahkan');
    const again = await dialog('Pindahkan Fesyen Pria');
    await confirm(person, 'Pindahkan');
    expect(again.getByLabelText(/^Induk/)).toHaveAccessibleDescription('Induk tidak boleh kosong');
    await confirm(person, 'Batal');
    await waitFor(() => expect(names().indexOf('Fesyen Pria')).toBeLessThan(names().indexOf('Fesyen')));
  });

  it('does not delete a category with subcategories or products, and says why', async () => {
    const person = office.open('superadmin', path);
    const bin = within(await rowOf('Fesyen')).getByRole('button', { name: /^Hapus Data/ });
    expect(bin).toHaveAccessibleDescription(/^Fesyen memiliki 5 subkategori/);
    await person.click(bin);
    expect(await screen.findByText(/^Fesyen memiliki 5 subkategori/)).toBeVisible();
    await pressIn(person, await rowOf('Kain Batik'), /^Hapus Data/);
    expect(await screen.findByText(/^Kain Batik berisi \d+ produk/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is read-only for a user with only VIEW_', async () => {
    office.open('pengamat', path);
    const row = await rowOf('Fesyen');
    const buttons = within(row).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Tutup Fesyen']);
    expect(screen.queryByRole('link', { name: 'Tambah Kategori' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
