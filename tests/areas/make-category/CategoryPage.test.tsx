import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { startBackOffice } from '../../support/backOffice';

const office = startBackOffice();
const path = '/dashboard/make-category';

const rowOf = async (name: string): Promise<HTMLElement> => {
  const words = await screen.findByText(name, { selector: '.category-words > *' });
  const row = words.closest('tr');
  if (!row) throw new Error(name);
  return row;
};
const names = (): string[] =>
  [...document.querySelectorAll('.category-words > :first-child')].map(({ textContent }) => textContent);
const field = (drawer: HTMLElement, label: string) => within(drawer).findByLabelText(new RegExp(`^${label}`));
const press = async (person: UserEvent, row: HTMLElement, name: string | RegExp) =>
  person.click(await within(row).findByRole('button', { name }));

describe('Buat Kategori', () => {
  it('opens and closes its branches, and axe finds no violation', async () => {
    const person = office.open('superadmin', path);
    const row = await rowOf('Fesyen');
    expect(names()).toContain('Kain Batik');
    await press(person, row, 'Tutup Fesyen');
    await waitFor(() => expect(names()).not.toContain('Kain Batik'));
    expect(within(row).getByRole('button', { name: 'Buka Fesyen' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await person.click(screen.getByRole('button', { name: 'Buka semua' }));
    await waitFor(() => expect(names()).toContain('Kain Batik'));
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('goes back in the history when the drawer closes after a save, so that Back does not open it again', async () => {
    const person = office.open('superadmin', path);
    const add = await within(await rowOf('Olahraga')).findByRole('link', { name: /^Tambah subkategori/ });
    const entries = history.length;
    await person.click(add);
    const drawer = await screen.findByRole('dialog', { name: 'Tambah Kategori' });
    const name = await field(drawer, 'Nama');
    await waitFor(() => expect(name).toHaveFocus());
    await person.keyboard('Alat Panah');
    await waitFor(async () => expect(await field(drawer, 'Induk')).toHaveDisplayValue('Olahraga'));
    expect(history.length).toBe(entries + 1);
    const way = vi.fn();
    addEventListener('popstate', way);
    await person.click(within(drawer).getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(location.pathname).toBe(path));
    removeEventListener('popstate', way);
    expect(await rowOf('Alat Panah')).toBeVisible();
    expect(way).toHaveBeenCalledOnce();
    expect(history.length).toBe(entries + 1);
  });

  it('adds one subcategory after another, each with a slug from its name unless another one is typed', async () => {
    const person = office.open('superadmin', path);
    const add = async (parent: string, name: string, fill: (drawer: HTMLElement) => Promise<void>) => {
      await person.click(
        await within(await rowOf(parent)).findByRole('link', { name: /^Tambah subkategori/ }),
      );
      const drawer = await screen.findByRole('dialog', { name: 'Tambah Kategori' });
      expect(await field(drawer, 'Slug')).toHaveValue('');
      await waitFor(async () => expect(await field(drawer, 'Induk')).toHaveDisplayValue(parent));
      await person.type(await field(drawer, 'Nama'), name);
      await fill(drawer);
      await person.click(within(drawer).getByRole('button', { name: 'Simpan' }));
      expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
      expect(await rowOf(name)).toBeVisible();
      await waitFor(() => expect(location.pathname).toBe(path));
    };
    await add('Olahraga', 'Alat Renang', async (drawer) => {
      expect(await field(drawer, 'Slug')).toHaveValue('alat-renang');
      await person.clear(await field(drawer, 'Slug'));
      await person.type(await field(drawer, 'Slug'), 'renang');
      await person.type(await field(drawer, 'Nama'), '{Backspace}g');
      expect(await field(drawer, 'Slug')).toHaveValue('renang');
    });
    await add('Elektronik', 'Kipas Angin', async (drawer) => {
      expect(await field(drawer, 'Slug')).toHaveValue('kipas-angin');
    });
  });

  it('keeps the parent of a new subcategory in the address, which can be opened directly', async () => {
    const person = office.open('superadmin', path);
    await person.click(
      await within(await rowOf('Olahraga')).findByRole('link', { name: /^Tambah subkategori/ }),
    );
    await screen.findByRole('dialog', { name: 'Tambah Kategori' });
    const address = location.pathname;
    cleanup();
    office.open('superadmin', address);
    const drawer = await screen.findByRole('dialog', { name: 'Tambah Kategori' });
    await waitFor(async () => expect(await field(drawer, 'Induk')).toHaveDisplayValue('Olahraga'));
  });

  it("shows the server's refusal at the field", async () => {
    const person = office.open('superadmin', `${path}/create`);
    const drawer = await screen.findByRole('dialog', { name: 'Tambah Kategori' });
    await person.type(await field(drawer, 'Nama'), 'Fesyen');
    await person.click(within(drawer).getByRole('button', { name: 'Simpan' }));
    expect(await within(drawer).findByText('Slug sudah dipakai kategori lain')).toBeVisible();
    expect(await field(drawer, 'Nama')).toHaveValue('Fesyen');
  });

  it('needs a name that can be seen, and stores it without invisible characters', async () => {
    const person = office.open('superadmin', `${path}/create`);
    const drawer = await screen.findByRole('dialog', { name: 'Tambah Kategori' });
    const name = await field(drawer, 'Nama');
    await person.type(name, '\u200b\u200b');
    await person.type(await field(drawer, 'Slug'), 'alat-renang');
    await person.click(within(drawer).getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Nama tidak boleh kosong'));
    await person.type(name, 'Alat Renang');
    await person.click(within(drawer).getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
    const [sent] = office.api.received.filter(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({ name: 'Alat Renang', slug: 'alat-renang' });
  });

  it('changes a name in the drawer', async () => {
    const person = office.open('superadmin', path);
    await person.click(await within(await rowOf('Kain Batik')).findByRole('link', { name: 'Kain Batik' }));
    const drawer = await screen.findByRole('dialog', { name: 'Ubah Kategori' });
    const name = await field(drawer, 'Nama');
    await person.clear(name);
    await person.type(name, 'Batik Nusantara');
    await person.click(within(drawer).getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(within(await rowOf('Batik Nusantara')).getByText('kain-batik')).toBeVisible();
  });

  it('moves a category, and offers only allowed parents', async () => {
    const person = office.open('superadmin', path);
    await press(person, await rowOf('Fesyen Pria'), 'Pindahkan');
    const dialog = await screen.findByRole('alertdialog', { name: 'Pindahkan Fesyen Pria' });
    const parent = within(dialog).getByLabelText(/^Induk/);
    const offered = within(parent)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered).toContain('Makanan & Minuman');
    // The category itself, its subcategories, its current parent, and parents that would need a fourth level.
    expect(offered.filter((label) => label.includes('›') || label === 'Fesyen')).toEqual([]);
    await person.selectOptions(parent, within(parent).getByRole('option', { name: 'Makanan & Minuman' }));
    await person.click(within(dialog).getByRole('button', { name: 'Pindahkan' }));
    expect(await screen.findByText('Fesyen Pria dipindahkan.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    // The next time no parent is chosen.
    await press(person, await rowOf('Fesyen Pria'), 'Pindahkan');
    const again = within(await screen.findByRole('alertdialog', { name: 'Pindahkan Fesyen Pria' }));
    await person.click(again.getByRole('button', { name: 'Pindahkan' }));
    expect(again.getByLabelText(/^Induk/)).toHaveAccessibleDescription('Induk tidak boleh kosong');
    await person.click(again.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(names().indexOf('Fesyen Pria')).toBeLessThan(names().indexOf('Fesyen')));
  });

  it('moves a category to the top by its arrow, and then disables the arrow', async () => {
    const person = office.open('superadmin', path);
    await press(person, await rowOf('Fesyen'), 'Naikkan Fesyen');
    await waitFor(() => expect(names()[0]).toBe('Fesyen'));
    const up = await within(await rowOf('Fesyen')).findByRole('button', { name: 'Naikkan Fesyen' });
    await waitFor(() => expect(up).toHaveAttribute('aria-disabled', 'true'));
  });

  it('does not delete a category with subcategories or products, and says why', async () => {
    const person = office.open('superadmin', path);
    const bin = within(await rowOf('Fesyen')).getByRole('button', { name: /^Hapus Data/ });
    expect(bin).toHaveAccessibleDescription(/^Fesyen memiliki 5 subkategori/);
    await person.click(bin);
    expect(await screen.findByText(/^Fesyen memiliki 5 subkategori/)).toBeVisible();
    await press(person, await rowOf('Kain Batik'), /^Hapus Data/);
    expect(await screen.findByText(/^Kain Batik berisi \d+ produk/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is read-only for a user with only VIEW_', async () => {
    office.open('pengamat', path);
    const row = await rowOf('Fesyen');
    expect(
      within(row)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Tutup Fesyen']);
    expect(screen.queryByRole('link', { name: 'Tambah Kategori' })).toBeNull();
  });
});
