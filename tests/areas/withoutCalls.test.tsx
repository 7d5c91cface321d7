import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config';
import { found, startBackOffice, walkTo } from '../support/backOffice';
import { confirm, dialog, pageTitled, press, section } from '../support/parts';
import { save, write } from './everyForm';

/** A host that lacks optional calls (docs/host.md 'What a host may leave out'). */

const office = startBackOffice({ sellers: 5 });

/** Loads a config.json that names these. */
const leaveOut = async (...without: string[]): Promise<void> => {
  office.api.server.use(http.get('*/config.json', () => HttpResponse.json({ without })));
  await loadConfig();
};
afterEach(() => leaveOut());

/** Answers these addresses as a router that does not know them, and counts the calls. */
const lack = (...addresses: string[]): (() => number) => {
  let calls = 0;
  for (const address of addresses)
    office.api.server.use(
      http.all(address, () => {
        calls += 1;
        return new HttpResponse('404 page not found', { status: 404 });
      }),
    );
  return () => calls;
};

const sellerPage = (index = 0) =>
  `/dashboard/member-list/seller/${office.api.db.sellers.all()[index]?.id}/show`;
const unoffered = 'Tidak tersedia di server ini.';

const optionalParts = ['Catatan', 'Linimasa', 'Ringkasan'];

describe('what the configuration leaves out', () => {
  it('has no place on the page of a seller, and is not asked for', async () => {
    const calls = lack('*/merchant/:id/notes', '*/merchant/:id/history', '*/merchant/:id/summary');
    await leaveOut('notes', 'history', 'summary');
    office.open('superadmin', sellerPage());
    await section('Rekening bank');
    for (const name of optionalParts) expect(screen.queryByRole('region', { name })).toBeNull();
    expect(screen.queryByText(unoffered)).toBeNull();
    expect(calls()).toBe(0);
  });

  it('has no count in the menu and on the home page', async () => {
    await leaveOut('counts');
    office.open('superadmin', '/dashboard');
    await screen.findByRole('navigation', { name: 'Menu Anda' });
    await waitFor(() => expect(office.api.receivedAt('GET report-transaction/summary')).not.toEqual([]));
    expect(screen.queryByRole('region', { name: 'Perlu ditindaklanjuti' })).toBeNull();
    expect(screen.queryByRole('link', { name: /menunggu$/ })).toBeNull();
    expect(office.api.receivedAt('GET counts')).toEqual([]);
  });

  it('takes an area out of the menu, of the home page and of links, and refuses its address', async () => {
    await leaveOut('report-transaction');
    office.open('superadmin', '/dashboard');
    const menu = await screen.findByRole('navigation', { name: 'Apps' });
    expect(within(menu).getByRole('link', { name: /^Orderan/ })).toBeVisible();
    expect(within(menu).queryByRole('link', { name: 'Report Transaction' })).toBeNull();
    expect(screen.queryByRole('heading', { name: /Omzet/ })).toBeNull();
    walkTo('/dashboard/report-transaction');
    await pageTitled('Not allowed to access this page');
    expect(office.api.receivedAt('GET report-transaction/summary')).toEqual([]);
  });

  it('leaves the masks of a driver without a button', async () => {
    await leaveOut('reveal');
    office.open('superadmin', `/dashboard/member-list/driver/${office.first('member-list/driver').id}/show`);
    await screen.findByText('NIK', { selector: 'dt' });
    expect(screen.queryByRole('button', { name: /^Tampilkan NIK/ })).toBeNull();
  });
});

const active = () => found(office.api.db.sellers.all(), ({ is_active }) => is_active);
const switched = (id: string) =>
  expect(office.api.receivedAt('POST update-profile-merchant')[0]?.body).toMatchObject({
    user_id: id,
    is_active: false,
  });

describe('a host with no call that switches a seller, which the configuration says', () => {
  it('gets the update of §7, and nobody types a reason that would be lost', async () => {
    const calls = lack('*/merchant/:id/deactivate');
    await leaveOut('status');
    const { id, shop_name } = active();
    const person = office.open('superadmin', `/dashboard/member-list/seller/${id}/show`);
    await press(person, 'Nonaktifkan');
    expect((await dialog(`Nonaktifkan ${shop_name}?`)).queryByRole('textbox')).toBeNull();
    await confirm(person, 'Nonaktifkan');
    expect(await screen.findByText(`${shop_name} dinonaktifkan.`)).toBeVisible();
    switched(id);
    expect(calls()).toBe(0);
  });

  it('gets it with the save of the form', async () => {
    await leaveOut('status');
    const { id } = active();
    const person = office.open('superadmin', `/dashboard/member-list/seller/${id}`);
    await person.click(await screen.findByRole('switch'));
    await save(person);
    expect(await screen.findByText('Data Berhasil diubah!')).toBeVisible();
    switched(id);
    expect(office.api.receivedAt('POST update-profile-merchant')).toHaveLength(1);
  });
});

it('a host that changes no passwords leaves the profile without the form', async () => {
  await leaveOut('password');
  office.open('tamu', '/dashboard/profile');
  await section('Hak akses');
  expect(screen.queryByRole('region', { name: 'Ganti password' })).toBeNull();
});

describe('what the host turns out to lack', () => {
  it('is said of a reason that was typed and is not stored; no other is asked for', async () => {
    const calls = lack('*/merchant/:id/deactivate', '*/merchant/:id/activate');
    const { id, shop_name } = active();
    const person = office.open('superadmin', `/dashboard/member-list/seller/${id}/show`);
    await press(person, 'Nonaktifkan');
    await person.click((await dialog()).getByRole('textbox', { name: /^Alasan/ }));
    await person.paste('Permintaan pelapak');
    await confirm(person, 'Nonaktifkan');
    const said = `${shop_name} dinonaktifkan. Alasannya tidak tersimpan karena server ini tidak menyediakan tempatnya.`;
    expect(await screen.findByText(said)).toBeVisible();
    switched(id);
    await press(person, 'Aktifkan');
    await confirm(person, 'Aktifkan');
    expect(await screen.findByText(`${shop_name} diaktifkan.`)).toBeVisible();
    await press(person, 'Nonaktifkan');
    expect((await dialog()).queryByRole('textbox')).toBeNull();
    expect(calls()).toBe(1);
  });

  it('is said of the reason for a selection of sellers', async () => {
    lack('*/merchant/:id/deactivate');
    const { shop_name } = found(office.api.db.sellers.all().toReversed(), ({ is_active }) => is_active);
    const person = office.open('superadmin', '/dashboard/member-list/seller');
    await person.click(await screen.findByRole('checkbox', { name: `Pilih ${shop_name}` }));
    const actions = within(await screen.findByRole('group', { name: 'Tindakan untuk data yang dipilih' }));
    await person.click(actions.getByRole('button', { name: /^Nonaktifkan/ }));
    await person.click((await dialog()).getByRole('textbox', { name: /^Alasan/ }));
    await person.paste('Permintaan pelapak');
    await confirm(person, /^Nonaktifkan/);
    expect(await screen.findByText(/^Alasannya tidak tersimpan/)).toBeVisible();
  });

  it('is said in place of the form that changes a password', async () => {
    const calls = lack('*/change-password');
    const person = office.open('tamu', '/dashboard/profile');
    await write(person, 'Password Saat Ini', 'rahasia123');
    for (const label of ['Password Baru', 'Konfirmasi Password Baru']) await write(person, label, 'baru1234');
    await press(person, 'Ganti Password');
    expect(await (await section('Ganti password')).findByText(unoffered)).toBeVisible();
    walkTo('/dashboard');
    walkTo('/dashboard/profile');
    expect(await (await section('Ganti password')).findByText(unoffered)).toBeVisible();
    expect(calls()).toBe(1);
  });

  it('says so in its place, and is asked for once in the session', async () => {
    const calls = lack('*/merchant/:id/notes', '*/merchant/:id/history', '*/merchant/:id/summary');
    office.open('superadmin', sellerPage());
    for (const name of optionalParts) expect(await (await section(name)).findByText(unoffered)).toBeVisible();
    expect(calls()).toBe(3);
    walkTo(sellerPage(1));
    await waitFor(() => expect(screen.getAllByText(unoffered)).toHaveLength(3));
    expect(calls()).toBe(3);
  });

  it('takes the roles of user admins from Akses Manajemen, in the form and in the filter', async () => {
    const calls = lack('*/member-list/user-admin/roles');
    const person = office.open('superadmin', '/dashboard/member-list/user-admin');
    await press(person, 'Filter');
    expect(await screen.findByRole('option', { name: 'Keuangan' })).toBeVisible();
    walkTo('/dashboard/member-list/user-admin/create');
    // Until the form is there, the filter of the list has that name.
    await pageTitled('Tambah User Admin');
    const roles = within(await screen.findByRole('combobox', { name: /^Peran/ }));
    expect(await roles.findByRole('option', { name: 'Keuangan' })).toBeVisible();
    expect(calls()).toBe(1);
  });
});
