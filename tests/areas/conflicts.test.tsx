import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { found } from '../support/backOffice';
import { colleague } from '../support/colleague';
import { confirm, dialog, wordsOf } from '../support/parts';
import { field, isSaved, save, startForms, write } from './everyForm';

const office = startForms();

const someSeller = office.firstSeller;
/** The seller as the server has it now. */
const keptSeller = () => office.api.db.sellers.get(someSeller().id);
const openSeller = async (): Promise<UserEvent> => {
  const person = office.open('superadmin', `/dashboard/member-list/seller/${someSeller().id}`);
  await field('Nama Toko');
  return person;
};
const asked = () =>
  dialog().then((open) => open.findByText('Isian yang sama sudah diubah sejak formulir ini dibuka'));
/** Reads both versions of a field, or of a group of fields. */
const versionsOf = async (name: string | RegExp) =>
  within((await dialog()).getByRole('group', { name }))
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ labels }) => labels?.[0]?.textContent);
const choose = async (person: UserEvent, group: string | RegExp, version: RegExp) => {
  const versions = within((await dialog()).getByRole('group', { name: group }));
  await person.click(versions.getByRole('radio', { name: version }));
};
const updatesOfSeller = () => office.api.receivedAt('POST update-profile-merchant').length;

describe('a user who changes the same fields as a colleague', () => {
  const theirAccount = { bank_name: 'BCA', account_number: '0012345678', account_ownership: 'Sari Dewi' };
  /** Lets both change the slogan and the bank account of the seller. */
  const disagree = async () => {
    const person = await openSeller();
    const change = { slogan: 'Dekat dan segar', ...theirAccount };
    await colleague(office.api, 'adminpelapak').saveSeller(someSeller().id, change);
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
    await confirm(person, 'Simpan');
    expect(found.getByText('Pilih salah satu')).toBeVisible();
    expect(found.getByRole('radio', { name: /^Isian Anda Nama Bank|^Isian AndaNama Bank/ })).toHaveFocus();
    // Only the update of the colleague.
    expect(updatesOfSeller()).toBe(1);

    await choose(person, bank, /^Versi terbaru/);
    await confirm(person, 'Simpan');
    await isSaved();
    expect(keptSeller()).toMatchObject({ slogan: 'Segar setiap pagi', ...theirAccount });
  });

  it('is asked again only about a field that changed while they were choosing', async () => {
    const person = await disagree();
    await choose(person, 'Slogan Toko', /^Isian Anda/);
    await choose(person, bank, /^Isian Anda/);
    const again = { slogan: 'Murah dan segar', postal_code: '40173' };
    await colleague(office.api).saveSeller(someSeller().id, again);
    await confirm(person, 'Simpan');
    await waitFor(async () =>
      expect(await versionsOf('Slogan Toko')).toEqual([
        'Isian AndaSegar setiap pagi',
        'Versi terbaruMurah dan segar',
      ]),
    );
    expect((await dialog()).getAllByRole('group')).toHaveLength(1);
    await choose(person, 'Slogan Toko', /^Versi terbaru/);
    await confirm(person, 'Simpan');
    await isSaved();
    expect(keptSeller()).toMatchObject({ ...again, account_number: '77700099' });
  });
});

const kept = (resource: string, id: string) => found(office.table(resource).all(), (one) => one.id === id);
const bankAccount = { bank_name: 'Bank Mandiri', account_number: '1370012345678' };
const account = { account_number: '5550001112', tahun: 2019 };
const period = { start_at: '2026-11-20T09:05:00+07:00', end_at: '2026-12-01T21:00:00+07:00' };

describe('changes of two users to different fields', () => {
  it.each([
    ['seller', 'member-list/seller', 'Slogan Toko', 'Segar setiap pagi', 'slogan', bankAccount],
    ['driver', 'member-list/driver', 'Warna', 'Hijau', 'warna', account],
    ['banner', 'master-data/banner-information', 'Judul', 'Pekan Batik', 'title', period],
  ])('of a %s are both kept', async (_, path, label, typed, changed, theirs) => {
    const { id } = office.first(path);
    const person = office.open('superadmin', `/dashboard/${path}/${id}`);
    await field(label);
    office.table(path).put({ ...kept(path, id), ...theirs });
    await write(person, label, typed);
    await save(person);
    await isSaved();
    expect(kept(path, id)).toMatchObject({ [changed]: typed, ...theirs });
  });

  it('of a role are both kept: a removed permission is not restored, and the review does not list it', async () => {
    const { name, description } = kept('access-management', 'peran-layanan');
    const person = office.open('superadmin', '/dashboard/access-management/peran-layanan');
    await screen.findByRole('checkbox', { name: 'Kelola Orderan' });
    const permissions = ['VIEW_DASHBOARD', 'VIEW_ORDERAN', 'MANAGE_LIST_KONSUMEN'];
    const change = { name, description, permissions };
    await colleague(office.api).send('PUT', 'access-management/peran-layanan', change);
    await person.click(screen.getByRole('checkbox', { name: 'Kelola Driver' }));
    await save(person);
    const changes = wordsOf((await dialog()).getAllByRole('listitem'));
    expect(changes.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      'DitambahDriverdari Tidak ada → menjadi Kelola',
    ]);
    await confirm(person, 'Simpan');
    await isSaved();
    expect(kept('access-management', 'peran-layanan').permissions).toEqual([...permissions, 'MANAGE_DRIVER']);
  });
});
