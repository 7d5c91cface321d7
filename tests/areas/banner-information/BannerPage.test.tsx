import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { layDown } from '../../support/smallWorld';

const office = startBackOffice();
const resource = 'master-data/banner-information';
const path = `/dashboard/${resource}`;

const rowOf = async (title: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(title, { selector: '.photo-cell-first' })).closest('tr');
  if (!row) throw new Error(title);
  return row;
};

/** The smallest file that is accepted as a JPEG: start, one table, end. */
const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xdb, 0, 3, 1, 0xff, 0xd9])], 'banner.jpg', {
  type: 'image/jpeg',
});

describe('Banner Infomasi', () => {
  it('shows position, order, state, period in WIB and target of a banner, and no button with only VIEW_', async () => {
    office.open('pengamat', path);
    const other = await rowOf('Tanaman Hias untuk Rumah');
    for (const name of ['Halaman Kategori', '2'])
      expect(within(other).getByRole('cell', { name })).toBeVisible();
    const row = await rowOf('Gratis Ongkir Akhir Pekan');
    for (const name of ['Beranda', '1']) expect(within(row).getByRole('cell', { name })).toBeVisible();
    expect(within(row).getByText('Tayang')).toBeVisible();
    expect(within(row).getByText(/^\d.* \d{4}, 00\.00 WIB$/)).toBeVisible();
    expect(within(row).getByText(/^sampai \d.* \d{4}, 00\.00 WIB$/)).toBeVisible();
    expect(within(row).getByText('Alamat Web: https://promo.contoh.example/')).toBeVisible();
    // VIEW_ opens it to read, and changes nothing.
    expect(within(row).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Tambah Banner' })).toBeNull();
    expect(within(row).getByRole('link')).toHaveAttribute('href', `${path}/banner-1/show`);
  });

  it('adds a banner in the drawer after all validation errors are corrected', async () => {
    const person = office.open('superadmin', path);
    await rowOf('Gratis Ongkir Akhir Pekan');
    await person.click(await screen.findByRole('link', { name: 'Tambah Banner' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Tambah Banner' }));
    const type = async (label: RegExp, text: string) => {
      await person.clear(drawer.getByLabelText(label));
      await person.type(drawer.getByLabelText(label), text);
    };
    await type(/^Tautan/, 'http://contoh.example');
    await type(/^Berakhir/, '2099-01-01T00:00');
    await person.click(drawer.getByRole('button', { name: 'Simpan' }));
    expect(await drawer.findByText('Judul tidak boleh kosong')).toBeVisible();
    expect(drawer.getByText('Gambar tidak boleh kosong')).toBeVisible();
    expect(drawer.getByText('Isi waktu mulai terlebih dahulu')).toBeVisible();
    expect(drawer.getByText(/^Tautan harus diawali https/)).toBeVisible();

    await type(/^Judul/, 'Pekan Batik');
    await type(/^Teks Alternatif/, 'Kain batik diskon 20 persen');
    await type(/^Tautan/, '/promo/batik');
    await type(/^Mulai/, '2099-01-02T00:00');
    expect(drawer.getByLabelText(/^Mulai/)).toHaveAccessibleDescription('2 Jan 2099, 00.00 WIB');
    await person.upload(drawer.getByLabelText(/^Gambar/), picture);
    await waitFor(() => expect(drawer.queryByText(/^(Menyiapkan|Mengunggah) foto/)).toBeNull());
    await person.click(drawer.getByRole('button', { name: 'Simpan' }));
    expect(
      await drawer.findByText('Waktu berakhir harus sama dengan atau sesudah waktu mulai'),
    ).toBeVisible();
    await type(/^Berakhir/, '2099-01-09T00:00');
    expect(drawer.getByText('Terjadwal')).toBeVisible();
    await person.click(drawer.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
    await person.click(await screen.findByRole('button', { name: /^Terjadwal/ }));
    const row = await rowOf('Pekan Batik');
    expect(within(row).getByText('2 Jan 2099, 00.00 WIB')).toBeVisible();
    expect(within(row).getByText('sampai 9 Jan 2099, 00.00 WIB')).toBeVisible();
  });

  it('lets a user choose a shop by its name as the target of a banner', async () => {
    const person = office.open('superadmin', `${path}/banner-1`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Ubah Banner' }));
    await person.selectOptions(await drawer.findByLabelText(/^Jenis Tautan/), 'TOKO');
    await person.click(drawer.getByRole('combobox', { name: /^Tautan/ }));
    const [shop] = await screen
      .findAllByRole('option', { name: /\w/ })
      .then((options) => options.filter((option) => option.closest('[role="listbox"]')));
    const name = shop?.textContent ?? '';
    await person.click(shop ?? document.body);
    await person.click(drawer.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(await within(await rowOf('Gratis Ongkir Akhir Pekan')).findByText(`Toko: ${name}`)).toBeVisible();
  });

  it('moves a banner in the direction of its arrow, in descending order too', async () => {
    const sort = '?sort=place&order=DESC';
    const person = office.open('superadmin', `${path}${sort}`);
    await screen.findAllByText(/./, { selector: '.photo-cell-first' });
    const titles = () =>
      [...document.querySelectorAll('.photo-cell-first')].map(({ textContent }) => textContent);
    const [first = '', second = ''] = titles();
    const top = await within(await rowOf(first)).findByRole('button', { name: `Naikkan ${first}` });
    expect(top).toHaveAttribute('aria-disabled', 'true');
    await person.click(within(await rowOf(second)).getByRole('button', { name: `Naikkan ${second}` }));
    await waitFor(() => expect(titles().slice(0, 2)).toEqual([second, first]));
  });

  it('moves a banner up within its position at once, and the other positions keep their order', async () => {
    const arrive = office.holdBack('PUT */banner-information/:id');
    const person = office.open('superadmin', path);
    const mover = 'Naikkan Tanaman Hias untuk Rumah';
    await person.click(
      await within(await rowOf('Tanaman Hias untuk Rumah')).findByRole('button', { name: mover }),
    );
    const moved = [
      ['Gratis Ongkir Akhir Pekan', '1'],
      ['Pekan Kopi Nusantara', '2'],
      ['Batik untuk Semua', '3'],
      ['Produk Lokal Pilihan', '4'],
      ['Kado Hari Ibu', '5'],
      ['Tanaman Hias untuk Rumah', '1'],
      ['Diskon Perlengkapan Sekolah', '2'],
      ['Mebel Jati Pengrajin Jepara', '3'],
      ['Belanja Hemat Ramadan', '1'],
      ['Toko Pilihan Minggu Ini', '2'],
    ];
    const listed = () =>
      [...document.querySelectorAll('tbody tr')].map((row) =>
        ['.photo-cell-first', '.order-cell'].map((cell) => row.querySelector(cell)?.textContent),
      );
    await waitFor(() => expect(listed()).toEqual(moved));
    // The first banner of a position cannot move into the position above.
    expect(screen.getByRole('button', { name: mover })).toHaveAttribute('aria-disabled', 'true');
    arrive();
    await waitFor(() => expect(office.table(resource).get('banner-6')).toMatchObject({ order: 2 }));
    await waitFor(() => expect(listed()).toEqual(moved));
    const puts = office.api.received.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ path: to, body }) => [to.split('/').at(-1), body])).toEqual([
      ['banner-9', { order: 1 }],
    ]);
  });

  it('does not move a banner whose order cannot be read', async () => {
    const rows = office.table(resource).all();
    office.answer(
      `GET */${resource}`,
      rows.map((row) => ({ ...row, order: null, siblings: 3, status: 'TAYANG' })),
      { total: rows.length },
    );
    const person = office.open('superadmin', path);
    const row = within(await rowOf('Gratis Ongkir Akhir Pekan'));
    const down = await row.findByRole('button', { name: /^Turunkan/ });
    expect(down).toHaveAttribute('aria-disabled', 'true');
    expect(row.getByRole('button', { name: /^Naikkan/ })).toHaveAttribute('aria-disabled', 'true');
    await person.click(down);
    expect(screen.queryByText(/: urutan/)).toBeNull();
    expect(office.api.received.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});

/** At 09.05 of the small world's day: the state of each banner, and the badge that says so. */
const states = [
  ['banner-tayang', 'Batik Nusantara', 'TAYANG', 'Tayang'],
  ['banner-draf', 'Belum Jadi', 'DRAF', 'Draf'],
  ['banner-terjadwal', 'Akhir Tahun', 'TERJADWAL', 'Terjadwal'],
  ['banner-berakhir', 'Sebelas Sebelas', 'BERAKHIR', 'Berakhir'],
  ['banner-nonaktif', 'Ramadan', 'NONAKTIF', 'Nonaktif'],
] as const;

describe('the state of a banner', () => {
  it('follows from its period, its switch and the current time, in rows sorted by position and order', async () => {
    layDown(office.api.db);
    office.open('superadmin', '/dashboard/master-data/banner-information');
    await screen.findByText('Batik Nusantara');
    const rows = screen.getAllByRole('row').slice(1);
    const shown = Object.fromEntries(
      states.map(([id, title]) => {
        const row = rows.find((one) => within(one).queryByText(title));
        const badge = row?.querySelector('.status-badge');
        return [id, badge?.textContent];
      }),
    );
    expect(shown).toEqual(Object.fromEntries(states.map(([id, , , badge]) => [id, badge])));
    const titles = rows.map((row) => states.find(([, title]) => within(row).queryByText(title))?.[1]);
    expect(titles).toEqual(['Batik Nusantara', 'Belum Jadi', 'Akhir Tahun', 'Ramadan', 'Sebelas Sebelas']);
  });

  it('is counted in the tabs', async () => {
    layDown(office.api.db);
    office.open('superadmin', '/dashboard/master-data/banner-information');
    for (const [, , , badge] of states)
      expect(await screen.findByRole('button', { name: `${badge} 1 data` })).toBeVisible();
  });
});
