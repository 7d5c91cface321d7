import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { found } from '../support/backOffice';
import { colleague } from '../support/colleague';
import { confirm, dialog } from '../support/parts';
import { field, isSaved, save, startForms, write } from './everyForm';

const office = startForms();

const kept = (resource: string, id: string) => found(office.table(resource).all(), (one) => one.id === id);
const title = 'Isian yang sama sudah diubah sejak formulir ini dibuka';
/** Reads every group of fields in the dialog: its name, and both versions. */
const asked = async () =>
  (await dialog(title)).getAllByRole('group').map((group) => [
    group.querySelector('legend')?.textContent,
    ...within(group)
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ labels }) => labels?.[0]?.textContent),
  ]);
const choose = async (person: UserEvent, version: RegExp) => {
  for (const radio of (await dialog(title)).getAllByRole('radio', { name: version }))
    await person.click(radio);
  await person.click((await dialog(title)).getByRole('button', { name: 'Simpan' }));
};

describe('the conflict dialog shows both versions in words for', () => {
  it('a role: each permission, named as in the menu', async () => {
    const role = 'peran-layanan';
    const { name, description } = kept('access-management', role);
    const person = office.open('superadmin', `/dashboard/access-management/${role}`);
    await person.click(await screen.findByRole('checkbox', { name: 'Kelola Orderan' }));
    await person.click(screen.getByRole('checkbox', { name: 'Kelola Driver' }));
    const permissions = ['VIEW_DASHBOARD', 'MANAGE_LIST_KONSUMEN', 'VIEW_TOP-UP_SALDO'];
    await colleague(office.api).send('PUT', `access-management/${role}`, { name, description, permissions });
    await save(person);
    expect(await asked()).toEqual([['Orderan', 'Isian AndaLihat', 'Versi terbaruTidak ada']]);
    await choose(person, /^Versi terbaru/);
    await dialog(/perubahan/i);
    await confirm(person, 'Simpan');
    await isSaved();
    expect(kept('access-management', role).permissions).toEqual([...permissions, 'MANAGE_DRIVER']);
  });

  it('a user admin: the names of both roles', async () => {
    const path = 'member-list/user-admin';
    const { id, full_name, email, phone } = office.admin('keuangan');
    const person = office.open('superadmin', `/dashboard/${path}/${id}`);
    const role = await screen.findByRole('option', { name: 'Pengamat' });
    await person.selectOptions(screen.getByRole('combobox', { name: /Peran/ }), role);
    const change = { full_name, email, phone, role_id: 'peran-tamu' };
    await colleague(office.api).send('PUT', `${path}/${id}`, change);
    await save(person);
    expect(await asked()).toEqual([['Peran', 'Isian AndaPengamat', 'Versi terbaruTamu']]);
    await choose(person, /^Isian Anda/);
    await isSaved();
    expect(kept(path, id)).toMatchObject({ role_id: 'peran-pengamat' });
  });

  it('a banner: the link together with its kind, and the whole period', async () => {
    const path = 'master-data/banner-information';
    const category = kept('make-category', 'kategori-1');
    office.table(path).put({
      ...kept(path, 'banner-1'),
      link_type: 'URL',
      link: '/promo',
      start_at: '2026-11-01T00:00:00+07:00',
      end_at: '2026-11-30T23:59:00+07:00',
    });
    const person = office.open('superadmin', `/dashboard/${path}/banner-1`);
    await write(person, 'Tautan', '/diskon');
    fireEvent.change(await field(String.raw`Berakhir \(WIB\)`), { target: { value: '2026-12-24T18:00' } });
    const change = { link_type: 'KATEGORI', link: category.id, start_at: '2026-11-10T07:30:00+07:00' };
    await colleague(office.api).send('PUT', `${path}/banner-1`, change);
    await save(person);
    expect(await asked()).toEqual([
      [
        'Jenis Tautan dan Tautan',
        'Isian AndaJenis TautanAlamat WebTautan/diskon',
        `Versi terbaruJenis TautanKategoriTautan${String(category.name)}`,
      ],
      [
        'Mulai dan Berakhir',
        'Isian AndaMulai1 Nov 2026, 00.00 WIBBerakhir24 Des 2026, 18.00 WIB',
        'Versi terbaruMulai10 Nov 2026, 07.30 WIBBerakhir30 Nov 2026, 23.59 WIB',
      ],
    ]);
    await choose(person, /^Versi terbaru/);
    await isSaved();
    expect(kept(path, 'banner-1')).toMatchObject({ ...change, end_at: '2026-11-30T23:59:00+07:00' });
  });

  it('a category: the name of its icon', async () => {
    const person = office.open('superadmin', '/dashboard/make-category/kategori-1');
    await field('Nama');
    await person.click(screen.getByRole('radio', { name: 'Olahraga' }));
    await colleague(office.api).send('PUT', 'make-category/kategori-1', { icon: 'spa' });
    await save(person);
    expect(await asked()).toEqual([['Ikon', 'Isian Anda Olahraga', 'Versi terbaru Kecantikan']]);
    await choose(person, /^Isian Anda/);
    await isSaved();
    expect(kept('make-category', 'kategori-1')).toMatchObject({ icon: 'sports_soccer' });
  });

  it('a driver: the licence together with its vehicle, and the address with its postal code', async () => {
    const path = 'member-list/driver';
    const drivers = office.table(path);
    const settled = { address: 'Jl. Melati No. 1', postal_code: '40111' };
    const motorbike = { ...office.first(path), vehicle_type: 'MOTOR', sim_type: 'C', ...settled };
    drivers.put(motorbike);
    const person = office.open('superadmin', `/dashboard/${path}/${motorbike.id}`);
    await write(person, 'Kode Pos', '40112');
    await person.selectOptions(screen.getByLabelText(/^Jenis Kendaraan/), 'Mobil');
    await person.selectOptions(screen.getByLabelText(/^Golongan SIM/), 'SIM A');
    drivers.put({ ...motorbike, sim_type: 'A', address: 'Jl. Pindah No. 9', postal_code: '40999' });
    await save(person);
    expect(await asked()).toEqual([
      [
        'Jenis Kendaraan, Golongan SIM, Nomor SIM, dan SIM Berlaku Sampai',
        'Isian AndaJenis KendaraanMobilGolongan SIMSIM ANomor SIM••••••••0001SIM Berlaku Sampai4 Okt 2027',
        'Versi terbaruJenis KendaraanMotorGolongan SIMSIM ANomor SIM••••••••0001SIM Berlaku Sampai4 Okt 2027',
      ],
      [
        'Alamat dan Kode Pos',
        'Isian AndaAlamatJl. Melati No. 1Kode Pos40112',
        'Versi terbaruAlamatJl. Pindah No. 9Kode Pos40999',
      ],
    ]);
    await choose(person, /^Isian Anda/);
    await isSaved();
    const mine = { vehicle_type: 'MOBIL', sim_type: 'A', address: 'Jl. Melati No. 1', postal_code: '40112' };
    expect(kept(path, motorbike.id)).toMatchObject(mine);
  });

  it('a seller: the whole address, from the province to the street', async () => {
    const seller = office.firstSeller();
    office.api.db.sellers.put({ ...seller, rt: '004', rw: '011' });
    const { village_id } = found(office.api.db.sellers.all(), (other) => other.id !== seller.id);
    const moved = { village_id, postal_code: '16451', address_detail: 'Jl. Pindah No. 9' };
    const person = office.open('superadmin', `/dashboard/member-list/seller/${seller.id}`);
    await write(person, 'RT', '077');
    await colleague(office.api).saveSeller(seller.id, moved);
    await save(person);
    const [group, ...others] = await asked();
    expect(others).toEqual([]);
    expect(group?.[0]).toBe(
      'Provinsi, Kota/Kabupaten, Kecamatan, Kelurahan/Desa, RT, RW, Kode Pos, dan Alamat',
    );
    expect(group?.[1]).toMatch(/^Isian AndaProvinsi.+RT077RW011Kode Pos.+Alamat.+$/);
    expect(group?.[2]).toMatch(/^Versi terbaruProvinsi.+RT004RW011Kode Pos16451AlamatJl\. Pindah No\. 9$/);
    await choose(person, /^Versi terbaru/);
    await isSaved();
    await waitFor(() => expect(office.api.db.sellers.get(seller.id)).toMatchObject(moved));
  });
});
