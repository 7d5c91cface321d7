import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { RestRecord } from '../../mocks/rest/restRecord';
import { startBackOffice } from '../support/backOffice';
import { colleague } from '../support/colleague';
import { field, isSaved, save, write } from './everyForm';
import { firstSeller } from './firstSeller';

const office = startBackOffice({ sellers: 5 });

const { someSeller, keptSeller, openSeller } = firstSeller(office);
const kept = (resource: string, id: string): RestRecord => {
  const record = office.table(resource).get(id);
  return record;
};
const firstOf = (resource: string): RestRecord => {
  const record = office.first(resource);
  return record;
};
const dialog = async () => within(await screen.findByRole('alertdialog'));
const confirm = async (person: UserEvent) =>
  person.click((await dialog()).getByRole('button', { name: 'Simpan' }));

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
    const { id } = firstOf('member-list/driver');
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
    const { id } = firstOf(path);
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
    const { id } = firstOf('make-category');
    const person = office.open('superadmin', `/dashboard/make-category/${id}`);
    await field('Nama');
    await colleague(office.api).send('PUT', `make-category/${id}`, { slug: 'serba-renang', order: 2 });
    await write(person, 'Nama', 'Alat Renang');
    await save(person);
    await isSaved();
    expect(kept('make-category', id)).toMatchObject({ name: 'Alat Renang', slug: 'serba-renang', order: 2 });
  });
});
