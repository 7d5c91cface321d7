import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { filtered, found } from '../../support/backOffice';
import { leadsTo, pageTitled, press } from '../../support/parts';
import { catchFiles } from '../savedFiles';
import { names, path, rowOf, startCategories } from './categoryPage';

const office = startCategories();
const files = catchFiles();

const showsTree = async () => waitFor(() => expect(names()).toContain('Kain Batik'));
const asked = (): unknown => JSON.parse(new URLSearchParams(location.search).get('filter') ?? '{}');

describe('finding categories', () => {
  it('keeps the search in the address, also after a drawer was opened and closed', async () => {
    const person = office.open('superadmin', path);
    await showsTree();
    const words = 'Cari produk Bisa dicari: nama dan slug kategori.';
    await person.type(screen.getByRole('searchbox', { name: words }), 'kain bat{Enter}');
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

  it('filters by state, shows the parents of each match without selecting them, and removes the filter by its chip', async () => {
    const person = office.open('superadmin', path);
    await showsTree();
    await press(person, 'Filter');
    await person.selectOptions(await screen.findByLabelText('Status'), 'Tidak Aktif');
    await waitFor(() => expect(names()).toEqual(['Ibu & Bayi', 'Perlengkapan Bayi', 'Olahraga']));
    expect(asked()).toEqual({ status: 'TIDAK_AKTIF' });
    await person.keyboard('{Escape}');
    // The checkbox of the head selects all matches, and not their parents.
    await person.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    expect(await screen.findByText('2 kategori dipilih')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Pilih Ibu & Bayi' })).not.toBeChecked();
    const actions = within(screen.getByRole('group', { name: 'Tindakan untuk data yang dipilih' }));
    expect(actions.queryByRole('button', { name: 'Nonaktifkan' })).toBeNull();
    await press(person, 'Hapus filter Status');
    await showsTree();
  });

  it('says that nothing is found, clears the search by a button, and opens the read page with only VIEW_', async () => {
    const person = office.open('pengamat', filtered(path, { q: 'tidak ada apa-apa' }));
    expect(await screen.findByText('Tidak ada data yang cocok dengan filter')).toBeVisible();
    // In the search box, and below it.
    const [, below] = screen.getAllByRole('button', { name: 'Kosongkan pencarian' });
    await person.click(below as HTMLElement);
    await person.click(await screen.findByRole('link', { name: 'Kain Batik' }));
    expect(await pageTitled('Kain Batik')).toBeVisible();
    expect(await screen.findByText('Fesyen › Kain Batik')).toBeVisible();
    expect(location.pathname).toMatch(/\/show$/);
  });

  it('links the number of products to the list of these products', async () => {
    const { id } = found(office.table('make-category').all(), ({ name }) => name === 'Kain Batik');
    office.open('superadmin', filtered(path, { q: 'kain bat' }));
    const products = filtered('/dashboard/product-list', { category_id: id });
    await leadsTo(/^Lihat \d+ produk Kain Batik$/, products);
  });

  it('exports only the filtered categories, with their path and with labels instead of codes', async () => {
    const person = office.open('pengamat', filtered(path, { q: 'batik' }));
    await waitFor(() => expect(names()).toEqual(['Fesyen', 'Kain Batik']));
    await press(person, 'Ekspor');
    await press(person, 'CSV (.csv)');
    await screen.findByText(/^Ekspor selesai: 1 baris/);
    const [head, ...rows] = await files.cells();
    expect(head).toEqual([...['Jalur', 'Nama', 'Slug', 'Tingkat', 'Urutan', 'Jumlah Produk', 'Status']]);
    expect(rows).toEqual([
      ['Fesyen › Kain Batik', 'Kain Batik', 'kain-batik', '2', '3', expect.stringMatching(/^\d+$/), 'Aktif'],
    ]);
  });
});

describe('an arrow that is pressed', () => {
  const mainNames = () => names().filter((name) => mainCategories.includes(name));
  const mainCategories = ['Makanan & Minuman', 'Fesyen', 'Elektronik', 'Rumah & Taman'];
  const spot = { clientX: 640, clientY: 300 };
  const arrow = async (name: string, way: 'Naikkan' | 'Turunkan') =>
    within(await rowOf(name)).findByRole('button', { name: `${way} ${name}` });
  const click = (person: UserEvent, target: Element, coords: { clientX: number; clientY: number }) =>
    person.pointer([
      { target, coords },
      { keys: '[MouseLeft]', target, coords },
    ]);

  it('twice at the same position moves the same row two places, not the row now under the pointer, until this has moved away', async () => {
    const person = office.open('superadmin', path);
    await waitFor(() => expect(mainNames()).toEqual(mainCategories));
    await click(person, await arrow('Makanan & Minuman', 'Turunkan'), spot);
    await waitFor(() => expect(mainNames()[1]).toBe('Makanan & Minuman'));
    // The arrow that is now under the pointer.
    await click(person, await arrow('Fesyen', 'Turunkan'), spot);
    await waitFor(() =>
      expect(mainNames()).toEqual(['Fesyen', 'Elektronik', 'Makanan & Minuman', 'Rumah & Taman']),
    );
    expect(await arrow('Makanan & Minuman', 'Turunkan')).toHaveFocus();
    expect(screen.getByText('Makanan & Minuman: urutan 3 dari 8')).toBeInTheDocument();

    // After the pointer has moved away, an arrow moves its own row again.
    const other = await arrow('Elektronik', 'Turunkan');
    await person.pointer([{ target: other, coords: { clientX: 640, clientY: 340 } }]);
    await click(person, other, spot);
    await waitFor(() =>
      expect(mainNames()).toEqual(['Fesyen', 'Makanan & Minuman', 'Elektronik', 'Rumah & Taman']),
    );
  });

  describe('again before the response', () => {
    const twice = ['Fesyen', 'Elektronik', 'Makanan & Minuman', 'Rumah & Taman'];
    const lists = () => office.api.receivedAt('GET backoffice/make-category').length;

    /** Moves a row two places; of the two requests, the server refuses number `refused`. `answers` answer them. */
    const moveTwice = async (refused: number) => {
      const answers: (() => void)[] = [];
      office.api.server.use(
        http.put('*/make-category/:id', async () => {
          const number = answers.length;
          await new Promise<void>((resolve) => answers.push(resolve));
          return number === refused
            ? HttpResponse.json({ message: 'Urutan sedang dikunci.' }, { status: 409 })
            : undefined;
        }),
      );
      const person = office.open('superadmin', path);
      const down = await arrow('Makanan & Minuman', 'Turunkan');
      await waitFor(() => expect(mainNames()).toEqual(mainCategories));
      down.focus();
      const before = lists();
      await person.keyboard('{Enter}{Enter}');
      await waitFor(() => expect(mainNames()).toEqual(twice));
      expect(answers).toHaveLength(1);
      answers[0]?.();
      // The second move is sent after the first one, and nothing is read in between, which would undo it on screen.
      await waitFor(() => expect(answers).toHaveLength(2));
      const sent = office.api.received.filter(({ method }) => method === 'PUT');
      expect(sent.map(({ body }) => body)).toEqual([{ order: 2 }, { order: 3 }]);
      expect(lists()).toBe(before);
      expect(down).toHaveFocus();
      return answers;
    };

    it('keeps both moves, and takes back only the second one if it is refused', async () => {
      const answers = await moveTwice(1);
      expect(mainNames()).toEqual(twice);
      // The list that is read again afterwards arrives only after the test has looked.
      const arrive = office.holdBack('GET */backoffice/make-category');
      answers[1]?.();
      expect(await screen.findByText('Urutan sedang dikunci.')).toBeVisible();
      expect(mainNames()).toEqual(['Fesyen', 'Makanan & Minuman', 'Elektronik', 'Rumah & Taman']);
      arrive();
    });

    it('shows what the server has if the first move is refused and the second one is not', async () => {
      const answers = await moveTwice(0);
      expect(await screen.findByText('Urutan sedang dikunci.')).toBeVisible();
      await waitFor(() => expect(mainNames()).toEqual(mainCategories));
      answers[1]?.();
      await waitFor(() => expect(mainNames()).toEqual(twice));
    });
  });
});

/** The host sends main categories without subcategories, with these changes. */
const sendCategories = (...changes: object[]): void => {
  const empty = { ...office.first('make-category'), parent_id: null, status: 'AKTIF', product_count: 0 };
  const sent = changes.map((change, at) => ({ ...empty, id: `obat-${at}`, name: `Obat ${at}`, ...change }));
  office.answer('GET */make-category', sent, { total: sent.length });
};
const sentRow = async (name: RegExp) => within(await screen.findByRole('row', { name }));

it('a category with an unreadable number of products is not deleted as empty', async () => {
  sendCategories({ product_count: 'banyak' });
  const person = office.open('superadmin', path);
  await person.click((await sentRow(/Obat 0/)).getByRole('button', { name: /^Hapus Data/ }));
  const reason = 'belum dapat dihapus karena jumlah produknya tidak terbaca. Muat ulang halaman.';
  expect(await screen.findByText(`Obat 0 ${reason}`)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a category with an id that cannot be in an address has no link, not even to a new subcategory', async () => {
  sendCategories({ id: '.' }, { id: '..' });
  office.open('superadmin', path);
  for (const at of [0, 1]) {
    const row = await sentRow(RegExp(`Obat ${at}`));
    expect(await row.findByRole('button', { name: /^Hapus Data/ })).toBeVisible();
    expect(row.queryAllByRole('link')).toEqual([]);
  }
});
