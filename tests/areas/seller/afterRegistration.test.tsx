import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { entries } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { session } from '../../../src/authProvider/session';
import { startBackOffice } from '../../support/backOffice';
import { confirm, dialog, isAskedBeforeClosing, pageTitled } from '../../support/parts';
import { signInBy } from '../../support/signInBy';
import { field, jpeg, save, write } from '../everyForm';
import { createPath, listPath, openFilled, uploaded } from './sellerPage';

const office = startBackOffice({ sellers: 5 });
const registered = () => office.api.receivedAt('POST merchant/register');

const saveAndGoOn = async (person: UserEvent): Promise<void> =>
  person.click(await screen.findByRole('button', { name: 'Simpan dan Daftarkan Lagi' }));

const cardOf = () => screen.findByRole('dialog', { name: 'Pelapak sudah terdaftar' });

const closeCard = async (person: UserEvent): Promise<void> => {
  await person.click(within(await cardOf()).getByRole('button', { name: 'Salin semua' }));
  await person.click(within(await cardOf()).getByRole('button', { name: 'Selesai' }));
  expect(screen.queryByRole('dialog')).toBeNull();
};

const identities = () =>
  office.api
    .receivedAt('POST cdn/single-upload')
    .map(({ body }) => (body as { related_identity: string }).related_identity);

describe('the card of a seller just registered', () => {
  it('stays open when the user presses Back, and closes when the session ends', async () => {
    const person = await openFilled(office);
    await save(person);
    const card = await cardOf();
    const stepped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await stepped;
    await waitFor(() => expect(location.pathname).toBe(listPath));
    expect(card).toBeVisible();
    session.expire(session.token() ?? '');
    expect(await screen.findByRole('heading', { name: 'Selamat Datang!' })).toBeVisible();
    expect(screen.queryByText('20Okt1990')).toBeNull();

    await signInBy(person, 'superadmin');
    await person.click(await screen.findByRole('link', { name: 'Pelapak' }));
    expect(await pageTitled('Pelapak')).toBeVisible();
    expect(screen.queryByText('20Okt1990')).toBeNull();
  });

  it('is shown once, over the list, with shop, user name and password to copy, and stores the password nowhere', async () => {
    const person = await openFilled(office);
    await write(person, 'Password', 'rahasia\u200b1 ');
    await save(person);
    expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
    const card = within(await cardOf());
    expect(location.pathname).toBe(listPath);
    expect(card.getByText('Toko Sari')).toBeVisible();
    expect(card.getByText('6281299990001')).toBeVisible();
    expect(card.getByText('rahasia1')).toBeVisible();
    const stores = [localStorage, sessionStorage].map((store) => Object.entries(store));
    const kept = [location.href, history.state, document.cookie, ...stores, await entries()];
    expect(JSON.stringify(kept)).not.toContain('rahasia1');
    expect(card.getByRole('button', { name: 'Salin semua' })).toHaveFocus();
    // A second Enter copies again instead of closing.
    await person.keyboard('{Enter}{Enter}');
    expect(await navigator.clipboard.readText()).toBe(
      'Nama Toko: Toko Sari\nUsername: 6281299990001\nPassword: rahasia1',
    );
    expect(await screen.findByText('Data akun disalin.')).toBeVisible();
    expect(card.getByText('rahasia1')).toBeVisible();
    await person.click(card.getByRole('button', { name: 'Salin Password' }));
    expect(await navigator.clipboard.readText()).toBe('rahasia1');
    expect(await screen.findByText('Password disalin.')).toBeVisible();
    expect(isAskedBeforeClosing()).toBe(true);
    await closeCard(person);
    expect(isAskedBeforeClosing()).toBe(false);
    expect(await pageTitled('Pelapak')).toHaveFocus();

    // The card does not open again with the list.
    await person.click(screen.getByRole('link', { name: 'Daftarkan Pelapak' }));
    await field('Nama Lengkap');
    await person.click(screen.getByRole('link', { name: 'Batal' }));
    expect(await pageTitled('Pelapak')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe("'Simpan dan Daftarkan Lagi'", () => {
  it('saves, shows a message, and opens an empty form without data of the previous seller', async () => {
    const person = await openFilled(office);
    await write(person, 'Password', 'rahasia1');
    await saveAndGoOn(person);
    expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
    expect(registered()).toHaveLength(1);
    await closeCard(person);
    await waitFor(async () => expect(await field('Nama Lengkap')).toHaveValue(''));
    expect(location.pathname).toBe(createPath);
    expect(await field('Nama Lengkap')).toHaveFocus();
    // The card took the focus; the user has not left the field.
    expect(screen.queryByText('Nama Lengkap tidak boleh kosong')).toBeNull();
    for (const label of ['Nomor NIK', 'Email', 'Provinsi', 'RT', 'Nama Toko', 'Nomor Rekening', 'Password'])
      expect(await field(label), label).toHaveValue('');
    expect(await field('Nomor Telephone')).toHaveValue('62');
    expect(screen.queryByRole('img', { name: /Foto KTP/ })).toBeNull();
    // The form suggests the birth date in the NIK again, although a password was typed for the previous seller.
    await write(person, 'Nomor NIK', '3273051708900001');
    expect(await field('Password')).toHaveValue('17Agu1990');

    await person.upload(await field('Foto KTP'), jpeg());
    await uploaded();
    expect(identities()[3]).not.toBe(identities()[0]);
    expect(new Set(identities()).size).toBe(2);
  });

  it('opens a form that asks before the user leaves only if something is typed', async () => {
    const person = await openFilled(office);
    await saveAndGoOn(person);
    await closeCard(person);
    await write(person, 'Nama Lengkap', 'Rina Marlina');
    await person.click(screen.getByRole('link', { name: 'Batal' }));
    await dialog('Anda memiliki perubahan yang belum disimpan');
    await confirm(person, 'Tetap di Halaman Ini');
    await person.clear(await field('Nama Lengkap'));
    await person.click(await screen.findByRole('link', { name: 'Batal' }));
    await waitFor(() => expect(location.pathname).toBe(listPath));
  });
});
