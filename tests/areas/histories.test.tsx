import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { confirm, pageTitled, press, section, wordsOf } from '../support/parts';
import { driverIn, showPath } from './driver/drivers';
import { field, startForms, write } from './everyForm';

const office = startForms();

/** Reads the entries of the timeline, newest first. */
const timeline = async (): Promise<string[]> => {
  const items = (await section('Linimasa')).getAllByRole('listitem');
  return wordsOf(items.filter((item) => within(item).queryByText(/WIB/))).map((text) =>
    text.replaceAll(/\d+ \w+ \d{4}, \d\d\.\d\d WIB/g, '<waktu>'),
  );
};

describe('the history of a role', () => {
  it('shows in words which permissions were added and removed', async () => {
    const user = office.open('superadmin', '/dashboard/access-management/peran-layanan');
    await user.click(await screen.findByRole('checkbox', { name: 'Kelola Driver' }));
    await user.click(screen.getByRole('checkbox', { name: 'Kelola Orderan' }));
    await press(user, 'Simpan');
    await confirm(user, 'Simpan');
    await user.click(await screen.findByRole('link', { name: 'Layanan Pelanggan' }));
    await pageTitled('Ubah Peran');
    expect((await timeline())[0]).toBe(
      'Peran diubah<waktu> oleh Ratna KusumawardaniHak Akses Orderan: Kelola menjadi LihatHak Akses Driver: Tidak ada menjadi Kelola',
    );
  });

  it('is visible for a user with only VIEW_', async () => {
    office.open('pengamat', '/dashboard/access-management/peran-layanan/show');
    expect(await timeline()).toEqual([
      'Peran diubah<waktu> oleh Ratna KusumawardaniKeterangan diubah',
      'Peran dibuat<waktu> oleh Sistem',
    ]);
  });
});

it('the history of a banner is below its form, with words instead of codes', async () => {
  const user = office.open('superadmin', '/dashboard/master-data/banner-information/banner-1');
  await field('Judul');
  expect(screen.queryByRole('heading', { name: 'Linimasa' })).toBeNull();
  await write(user, 'Judul', 'Ongkir Hemat');
  await user.click(screen.getByRole('switch', { name: 'Tampilkan Banner pada Periodenya' }));
  await press(user, 'Simpan');
  await user.click(await screen.findByRole('link', { name: 'Ubah Ongkir Hemat' }));
  expect(await timeline()).toEqual([
    'Banner diubah<waktu> oleh Ratna KusumawardaniJudul: Gratis Ongkir Akhir Pekan menjadi Ongkir HematTampilkan Banner pada Periodenya: Ya menjadi Tidak',
  ]);
});

it('the history of a category names its icons as the form does', async () => {
  const user = office.open('superadmin', '/dashboard/make-category/kategori-1');
  await user.click(await screen.findByRole('radio', { name: 'Buku' }));
  await press(user, 'Simpan');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull());
  await user.click(await screen.findByRole('link', { name: 'Makanan & Minuman' }));
  expect(await timeline()).toEqual([
    'Kategori diubah<waktu> oleh Ratna KusumawardaniIkon: Makanan menjadi Buku',
  ]);
});

it('the history of a driver names the kind of a vehicle and of a licence as the form does', async () => {
  const changes = [
    { field: 'vehicle_type', from: 'MOTOR', to: 'MOBIL' },
    { field: 'sim_type', from: 'C', to: 'A' },
  ];
  const at = '2026-11-20T09:00:00+07:00';
  const edit = { action: 'edit', from: 'AKTIF', to: 'AKTIF', actor: 'Dewi Anggraini', at, changes };
  const { id } = driverIn(office.api, 'AKTIF', { history: [edit] });
  office.open('superadmin', showPath(id));
  expect(await timeline()).toEqual([
    'Data diubah<waktu> oleh Dewi AnggrainiJenis Kendaraan: Motor menjadi MobilGolongan SIM: SIM C menjadi SIM A',
  ]);
});
