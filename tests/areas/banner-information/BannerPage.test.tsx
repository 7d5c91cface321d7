import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { press, wordsOf } from '../../support/parts';
import { layDown } from '../../support/smallWorld';
import { jpeg, write } from '../everyForm';

const office = startBackOffice();
const resource = 'master-data/banner-information';
const path = `/dashboard/${resource}`;

const rowOf = async (title: string) =>
  (await screen.findByText(title, { selector: '.photo-cell-first' })).closest('tr') as HTMLElement;

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
    const [begin, end] = [String.raw`Mulai \(WIB\)`, String.raw`Berakhir \(WIB\)`];
    await write(person, 'Tautan', 'http://contoh.example');
    await write(person, end, '2099-01-01T00:00');
    await person.click(drawer.getByRole('button', { name: 'Simpan' }));
    expect(await drawer.findByText('Judul tidak boleh kosong')).toBeVisible();
    expect(drawer.getByText('Gambar tidak boleh kosong')).toBeVisible();
    expect(drawer.getByText('Isi waktu mulai terlebih dahulu')).toBeVisible();
    expect(drawer.getByText(/^Tautan harus diawali https/)).toBeVisible();

    await write(person, 'Judul', 'Pekan Batik');
    await write(person, 'Teks Alternatif', 'Kain batik diskon 20 persen');
    await write(person, 'Tautan', '/promo/batik');
    await write(person, begin, '2099-01-02T00:00');
    expect(drawer.getByLabelText(/^Mulai/)).toHaveAccessibleDescription('2 Jan 2099, 00.00 WIB');
    await person.upload(drawer.getByLabelText(/^Gambar/), jpeg());
    await waitFor(() => expect(drawer.queryByText(/^(Menyiapkan|Mengunggah) foto/)).toBeNull());
    await person.click(drawer.getByRole('button', { name: 'Simpan' }));
    expect(await drawer.findByText(/^Waktu berakhir harus sama dengan atau sesudah/)).toBeVisible();
    await write(person, end, '2099-01-09T00:00');
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
    const [shop] = await within(await screen.findByRole('listbox')).findAllByRole('option', { name: /\w/ });
    const name = shop?.textContent ?? '';
    await person.click(shop ?? document.body);
    await person.click(drawer.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    expect(await within(await rowOf('Gratis Ongkir Akhir Pekan')).findByText(`Toko: ${name}`)).toBeVisible();
  });

  it('moves a banner in the direction of its arrow, in descending order too', async () => {
    const person = office.open('superadmin', `${path}?sort=place&order=DESC`);
    await screen.findAllByText(/./, { selector: '.photo-cell-first' });
    const titles = () => wordsOf([...document.querySelectorAll('.photo-cell-first')]);
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
    await press(person, mover);
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
    expect(puts).toMatchObject([{ path: expect.stringMatching(/banner-9$/) as string, body: { order: 1 } }]);
  });

  it('does not move a banner whose order cannot be read', async () => {
    const rows = office.table(resource).all();
    const sent = rows.map((row) => ({ ...row, order: null, siblings: 3, status: 'TAYANG' }));
    office.answer(`GET */${resource}`, sent, { total: rows.length });
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

it('the state of a banner follows from its period, its switch and the current time, in rows sorted by position and order, and is counted in the tabs', async () => {
  layDown(office.api.db);
  office.open('superadmin', path);
  await screen.findByText('Batik Nusantara');
  const shown = [...document.querySelectorAll('tbody tr')].map((row) =>
    ['.photo-cell-first', '.status-badge'].map((cell) => row.querySelector(cell)?.textContent),
  );
  expect(shown).toEqual([
    ['Batik Nusantara', 'Tayang'],
    ['Belum Jadi', 'Draf'],
    ['Akhir Tahun', 'Terjadwal'],
    ['Ramadan', 'Nonaktif'],
    ['Sebelas Sebelas', 'Berakhir'],
  ]);
  for (const [, state] of shown)
    expect(await screen.findByRole('button', { name: `${state} 1 data` })).toBeVisible();
});
