import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
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

const rowOf = async (name: string): Promise<HTMLElement> => {
  const words = await screen.findByText(name, { selector: '.category-words > *' });
  const row = words.closest('tr');
  if (!row) throw new Error(name);
  return row;
};

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

  it('twice at the same position moves the same row two places, not the row now under the pointer', async () => {
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
  });

  it('moves its own row again after the pointer has moved away', async () => {
    const person = office.open('superadmin', path);
    await click(person, await arrow('Makanan & Minuman', 'Turunkan'), spot);
    await waitFor(() => expect(mainNames()[1]).toBe('Makanan & Minuman'));
    const fesyen = await arrow('Fesyen', 'Turunkan');
    await person.pointer([{ target: fesyen, coords: { clientX: 640, clientY: 340 } }]);
    await click(person, fesyen, spot);
    await waitFor(() => expect(mainNames().slice(0, 2)).toEqual(['Makanan & Minuman', 'Fesyen']));
  });

  it('keeps the keyboard focus, so that pressing Enter twice moves the row two places', async () => {
    const person = office.open('superadmin', path);
    const down = await arrow('Makanan & Minuman', 'Turunkan');
    down.focus();
    await person.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(mainNames()[2]).toBe('Makanan & Minuman'));
    expect(down).toHaveFocus();
    await waitFor(() =>
      expect(office.api.received.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { order: 2 },
        { order: 3 },
      ]),
    );
  });

  it('shows the new order before the response, and the old order with an error if the server refuses', async () => {
    const refuse = office.holdBack('PUT */make-category/:id', { message: 'Urutan sedang dikunci.' }, 409);
    const person = office.open('superadmin', path);
    await person.click(await arrow('Makanan & Minuman', 'Turunkan'));
    await waitFor(() => expect(mainNames()[1]).toBe('Makanan & Minuman'));
    refuse();
    expect(await screen.findByText('Urutan sedang dikunci.')).toBeVisible();
    await waitFor(() => expect(mainNames()).toEqual(mainCategories));
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
      expect(lists()).toBe(before);
      return answers;
    };

    it('keeps both moves, and takes back only the second one if it is refused', async () => {
      const answers = await moveTwice(1);
      expect(mainNames()).toEqual(twice);
      // The list that is read again afterwards arrives only after the test has looked.
      let arrive = (): void => undefined;
      const looked = new Promise<void>((resolve) => (arrive = resolve));
      office.api.server.use(http.get('*/backoffice/make-category', () => looked));
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

describe('a category that cannot be read as sent', () => {
  /** The host sends one main category without subcategories, with these changes. */
  const sendCategory = (changes: object): void => {
    const category = office.first('make-category');
    const sent = {
      ...category,
      name: 'Obat',
      parent_id: null,
      status: 'AKTIF',
      product_count: 0,
      ...changes,
    };
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
});
