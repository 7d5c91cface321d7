import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { field, save, write } from '../everyForm';
import { driverIn, editPath, listPath } from './drivers';

const office = startBackOffice();
const stored = (id: string) => office.api.db.collections.get('member-list/driver')?.get(id);
const lastSent = () => office.api.received.findLast(({ method }) => method === 'PUT')?.body;
const dialog = async () => within(await screen.findByRole('alertdialog'));
const group = async () =>
  within(
    (await dialog()).getByRole('group', {
      name: 'Nama Bank, Nomor Rekening, dan Nama Pemilik Rekening',
    }),
  );
const versions = async () =>
  (await group()).getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
const answer = async (person: UserEvent, version: RegExp) => {
  await person.click((await group()).getByRole('radio', { name: version }));
  await person.click((await dialog()).getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(location.pathname).toBe(listPath));
};

/** A form whose account number is masked, while a colleague gives the driver another account. */
const openBesideColleague = async () => {
  const driver = driverIn(office.api, 'AKTIF', {
    bank_name: 'BCA',
    account_number: '1234567890',
    account_ownership: 'Agus Salim',
  });
  const person = office.open('superadmin', editPath(driver.id));
  await field('Nomor Rekening');
  const table = office.api.db.collections.get('member-list/driver');
  table?.put({ ...driver, bank_name: 'BRI', account_number: '5555559999' });
  return { id: driver.id, person };
};

describe('a bank account that a colleague changed, in a form that shows it masked', () => {
  it('is shown with the latest number on both sides, and keeps that number when other changes are saved', async () => {
    const { id, person } = await openBesideColleague();
    await write(person, 'Nama Pemilik Rekening', 'Agus Salim Harahap');
    await save(person);
    expect(await versions()).toEqual([
      'Isian AndaNama BankBCANomor Rekening••••••9999Nama Pemilik RekeningAgus Salim Harahap',
      'Versi terbaruNama BankBRINomor Rekening••••••9999Nama Pemilik RekeningAgus Salim',
    ]);
    await answer(person, /^Isian Anda/);
    expect(lastSent()).not.toHaveProperty('account_number');
    expect(stored(id)).toMatchObject({
      bank_name: 'BCA',
      account_number: '5555559999',
      account_ownership: 'Agus Salim Harahap',
    });
  });

  it('keeps the values of the colleague if the user chooses that version, and no mask is sent', async () => {
    const { id, person } = await openBesideColleague();
    await write(person, 'Nama Pemilik Rekening', 'Agus Salim Harahap');
    await save(person);
    await answer(person, /^Versi terbaru/);
    expect(lastSent()).not.toHaveProperty('account_number');
    expect(stored(id)).toMatchObject({
      bank_name: 'BRI',
      account_number: '5555559999',
      account_ownership: 'Agus Salim',
    });
  });

  it('gets the number that the user typed if they choose their own version', async () => {
    const { id, person } = await openBesideColleague();
    await write(person, 'Nomor Rekening', '8888000011');
    await save(person);
    expect((await versions())[0]).toBe(
      'Isian AndaNama BankBCANomor Rekening8888000011Nama Pemilik RekeningAgus Salim',
    );
    await answer(person, /^Isian Anda/);
    expect(stored(id)).toMatchObject({ bank_name: 'BCA', account_number: '8888000011' });
  });

  it('causes no question if the user did not change the account', async () => {
    const { id, person } = await openBesideColleague();
    await write(person, 'Warna', 'Hijau');
    await save(person);
    await waitFor(() => expect(location.pathname).toBe(listPath));
    expect(stored(id)).toMatchObject({ warna: 'Hijau', bank_name: 'BRI', account_number: '5555559999' });
  });
});

it('a pasted mask is not accepted as an account number', async () => {
  const { id } = driverIn(office.api, 'AKTIF', { account_number: '1234567890' });
  const person = office.open('superadmin', editPath(id));
  await person.click(await field('Nomor Rekening'));
  await person.paste('••••••1111');
  await save(person);
  expect(await screen.findByText('Nomor Rekening harus 5–16 angka')).toBeVisible();
  expect(lastSent()).toBeUndefined();
});

it('a text that contains the mask character is sent like any other text', async () => {
  const { id } = driverIn(office.api, 'AKTIF');
  const person = office.open('superadmin', editPath(id));
  await write(person, 'Merek', 'Honda • Beat');
  await save(person);
  await waitFor(() => expect(location.pathname).toBe(listPath));
  expect(stored(id)).toMatchObject({ merk: 'Honda • Beat' });
});
