import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { colleague } from '../support/colleague';
import { field, isSaved, save, write } from './everyForm';
import { firstSeller } from './firstSeller';

const office = startBackOffice({ sellers: 5 });

const { someSeller, keptSeller, openSeller } = firstSeller(office);
const dialog = async () => within(await screen.findByRole('alertdialog'));
const asked = () =>
  dialog().then((found) => found.findByText('Isian yang sama sudah diubah sejak formulir ini dibuka'));
/** Reads both versions of a field, or of a group of fields. */
const versionsOf = async (name: string | RegExp) =>
  within((await dialog()).getByRole('group', { name }))
    .getAllByRole('radio')
    .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
const choose = async (person: UserEvent, group: string | RegExp, version: RegExp) => {
  const found = within((await dialog()).getByRole('group', { name: group }));
  await person.click(found.getByRole('radio', { name: version }));
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
