import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { found, startBackOffice } from '../support/backOffice';
import { colleague } from '../support/colleague';
import { field, isSaved, save, write } from './everyForm';

const office = startBackOffice({ sellers: 5 });

const someSeller = office.firstSeller;
/** The seller as the server has it now. */
const keptSeller = () => office.api.db.sellers.get(someSeller().id);
const openSeller = async (): Promise<UserEvent> => {
  const person = office.open('superadmin', `/dashboard/member-list/seller/${someSeller().id}`);
  await field('Nama Toko');
  return person;
};
const dialog = async () => within(await screen.findByRole('alertdialog'));
const asked = () =>
  dialog().then((open) => open.findByText('Isian yang sama sudah diubah sejak formulir ini dibuka'));
/** Reads both versions of a field, or of a group of fields. */
const versionsOf = async (name: string | RegExp) =>
  within((await dialog()).getByRole('group', { name }))
    .getAllByRole('radio')
    .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
const choose = async (person: UserEvent, group: string | RegExp, version: RegExp) => {
  const versions = within((await dialog()).getByRole('group', { name: group }));
  await person.click(versions.getByRole('radio', { name: version }));
};
const confirm = async (person: UserEvent) =>
  person.click((await dialog()).getByRole('button', { name: 'Simpan' }));
const updatesOfSeller = () => office.api.receivedAt('POST update-profile-merchant').length;

describe('a user who changes the same fields as a colleague', () => {
  /** Lets both change the slogan and the bank account of the seller. */
  const disagree = async () => {
    const person = await openSeller();
    await colleague(office.api, 'adminpelapak').saveSeller(someSeller().id, {
      slogan: 'Dekat dan segar',
      bank_name: 'BCA',
      account_number: '0012345678',
      account_ownership: 'Sari Dewi',
    });
    await write(person, 'Slogan Toko', 'Segar setiap pagi');
    await write(person, 'Nomor Rekening', '77700099');
    await save(person);
    await asked();
    return person;
  };
  const bank = 'Nama Bank, Nomor Rekening, dan Nama Pemilik Rekening';

  it('sees both versions, who changed the data and when, and must choose all before anything is sent', async () => {
    const { bank_name, account_ownership } = someSeller();
    const person = await disagree();
    expect(await versionsOf('Slogan Toko')).toEqual([
      'Isian AndaSegar setiap pagi',
      'Versi terbaruDekat dan segar',
    ]);
    expect(await versionsOf(bank)).toEqual([
      `Isian AndaNama Bank${bank_name}Nomor Rekening77700099Nama Pemilik Rekening${account_ownership}`,
      'Versi terbaruNama BankBCANomor Rekening0012345678Nama Pemilik RekeningSari Dewi',
    ]);
    const found = await dialog();
    expect(found.getByText('Terakhir diubah oleh Dewi Anggraini pada 19 Nov 2026, 09.05 WIB.')).toBeVisible();

    await choose(person, 'Slogan Toko', /^Isian Anda/);
    await confirm(person);
    expect(found.getByText('Pilih salah satu')).toBeVisible();
    expect(found.getByRole('radio', { name: /^Isian Anda Nama Bank|^Isian AndaNama Bank/ })).toHaveFocus();
    // Only the update of the colleague.
    expect(updatesOfSeller()).toBe(1);

    await choose(person, bank, /^Versi terbaru/);
    await confirm(person);
    await isSaved();
    expect(keptSeller()).toMatchObject({
      slogan: 'Segar setiap pagi',
      bank_name: 'BCA',
      account_number: '0012345678',
      account_ownership: 'Sari Dewi',
    });
  });

  it('can return to the form, which keeps everything typed and shows no error', async () => {
    const person = await disagree();
    await person.click((await dialog()).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await field('Slogan Toko')).toHaveValue('Segar setiap pagi');
    expect(await field('Nomor Rekening')).toHaveValue('77700099');
    expect(screen.queryByText('Data belum tersimpan')).toBeNull();
    expect(screen.queryByText('Error!')).toBeNull();
    expect(updatesOfSeller()).toBe(1);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  it('is asked again only about a field that changed while they were choosing', async () => {
    const person = await disagree();
    await choose(person, 'Slogan Toko', /^Isian Anda/);
    await choose(person, bank, /^Isian Anda/);
    await colleague(office.api).saveSeller(someSeller().id, {
      slogan: 'Murah dan segar',
      postal_code: '40173',
    });
    await confirm(person);
    await waitFor(async () =>
      expect(await versionsOf('Slogan Toko')).toEqual([
        'Isian AndaSegar setiap pagi',
        'Versi terbaruMurah dan segar',
      ]),
    );
    expect((await dialog()).getAllByRole('group')).toHaveLength(1);
    await choose(person, 'Slogan Toko', /^Versi terbaru/);
    await confirm(person);
    await isSaved();
    expect(keptSeller()).toMatchObject({
      slogan: 'Murah dan segar',
      postal_code: '40173',
      account_number: '77700099',
    });
  });
});

const kept = (resource: string, id: string) => found(office.table(resource).all(), (one) => one.id === id);

describe('changes of two users to different fields', () => {
  it('of a seller are both kept: saving a slogan does not undo a new bank account', async () => {
    const person = await openSeller();
    await colleague(office.api).saveSeller(someSeller().id, {
      bank_name: 'Bank Mandiri',
      account_number: '1370012345678',
      account_ownership: 'Dewi Lestari',
    });
    await write(person, 'Slogan Toko', 'Segar setiap pagi');
    await save(person);
    await isSaved();
    expect(keptSeller()).toMatchObject({
      bank_name: 'Bank Mandiri',
      account_number: '1370012345678',
      account_ownership: 'Dewi Lestari',
      slogan: 'Segar setiap pagi',
    });
  });

  it('of a driver are both kept', async () => {
    const { id } = office.first('member-list/driver');
    const person = office.open('superadmin', `/dashboard/member-list/driver/${id}`);
    await field('Warna');
    const drivers = office.table('member-list/driver');
    drivers.put({ ...kept('member-list/driver', id), account_number: '5550001112', tahun: 2019 });
    await write(person, 'Warna', 'Hijau');
    await save(person);
    await isSaved();
    expect(kept('member-list/driver', id)).toMatchObject({
      warna: 'Hijau',
      account_number: '5550001112',
      tahun: 2019,
    });
  });

  it('of a user admin are both kept: saving a name does not restore the old role', async () => {
    const path = 'member-list/user-admin';
    const admin = office
      .table(path)
      .all()
      .find(({ role_id }) => role_id === 'peran-keuangan');
    if (!admin) throw new Error('Nobody holds peran-keuangan');
    const person = office.open('superadmin', `/dashboard/${path}/${admin.id}`);
    await field('Nama');
    const { full_name, email, phone } = admin;
    await colleague(office.api).send('PUT', `${path}/${admin.id}`, {
      full_name,
      email,
      phone,
      role_id: 'peran-tamu',
    });
    await write(person, 'Nama', 'Sari Utami');
    await save(person);
    await isSaved();
    expect(kept(path, admin.id)).toMatchObject({ full_name: 'Sari Utami', role_id: 'peran-tamu' });
  });

  it('of a role are both kept: a removed permission is not restored, and the review does not list it', async () => {
    const { name, description } = kept('access-management', 'peran-layanan');
    const person = office.open('superadmin', '/dashboard/access-management/peran-layanan');
    await screen.findByRole('checkbox', { name: 'Kelola Orderan' });
    await colleague(office.api).send('PUT', 'access-management/peran-layanan', {
      name,
      description,
      permissions: ['VIEW_DASHBOARD', 'VIEW_ORDERAN', 'MANAGE_LIST_KONSUMEN'],
    });
    await person.click(screen.getByRole('checkbox', { name: 'Kelola Driver' }));
    await save(person);
    expect(
      (await dialog()).getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ')),
    ).toEqual(['DitambahDriverdari Tidak ada → menjadi Kelola']);
    await confirm(person);
    await isSaved();
    expect(kept('access-management', 'peran-layanan').permissions).toEqual([
      'VIEW_DASHBOARD',
      'VIEW_ORDERAN',
      'MANAGE_LIST_KONSUMEN',
      'MANAGE_DRIVER',
    ]);
  });

  it('of a banner are both kept', async () => {
    const path = 'master-data/banner-information';
    const { id } = office.first(path);
    const person = office.open('superadmin', `/dashboard/${path}/${id}`);
    await field('Judul');
    await colleague(office.api).send('PUT', `${path}/${id}`, {
      start_at: '2026-11-20T09:05:00+07:00',
      end_at: '2026-12-01T21:00:00+07:00',
    });
    await write(person, 'Judul', 'Pekan Batik');
    await save(person);
    await isSaved();
    expect(kept(path, id)).toMatchObject({
      title: 'Pekan Batik',
      start_at: '2026-11-20T09:05:00+07:00',
      end_at: '2026-12-01T21:00:00+07:00',
    });
  });

  it('of a category are both kept', async () => {
    const { id } = office.first('make-category');
    const person = office.open('superadmin', `/dashboard/make-category/${id}`);
    await field('Nama');
    await colleague(office.api).send('PUT', `make-category/${id}`, { slug: 'serba-renang', order: 2 });
    await write(person, 'Nama', 'Alat Renang');
    await save(person);
    await isSaved();
    expect(kept('make-category', id)).toMatchObject({ name: 'Alat Renang', slug: 'serba-renang', order: 2 });
  });
});
