import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { field, save, write } from '../everyForm';
import { account, answer, dialog, group, saveAsColleague, versions } from './bankConflict';
import { driverIn, editPath, listPath } from './drivers';

const office = startBackOffice();
const stored = (id: string) => office.table('member-list/driver').get(id);
const lastSent = () => office.api.received.findLast(({ method }) => method === 'PUT')?.body;

/** A form in which the numbers are masked, while a colleague gives the driver another account. */
const openBesideColleague = async () => {
  const driver = driverIn(office.api, 'AKTIF', account);
  const person = office.open('superadmin', editPath(driver.id));
  await field('Nomor Rekening');
  await saveAsColleague(office.api, driver.id, otherAccount);
  return { id: driver.id, person };
};

const otherAccount = { bank_name: 'BRI', account_number: '5555559999' };

describe('a bank account that a colleague changed, in a form that shows it masked', () => {
  it('cannot be mixed: without a typed number, only the version of the colleague can be chosen', async () => {
    const { id, person } = await openBesideColleague();
    await write(person, 'Nama Pemilik Rekening', 'Agus Salim Harahap');
    await save(person);
    expect(await versions()).toEqual([
      'Isian AndaNama BankBCANomor Rekening••••••7890Nama Pemilik RekeningAgus Salim Harahap',
      'Versi terbaruNama BankBRINomor Rekening••••••9999Nama Pemilik RekeningAgus Salim',
    ]);
    const mine = (await group()).getByRole('radio', { name: /^Isian Anda/ });
    expect(mine).toBeDisabled();
    expect(mine).toHaveAccessibleDescription(
      'Nomor Rekening sudah diubah. Untuk memakai isian Anda, tekan Batal dan ketik lengkap nomornya.',
    );
    const theirs = (await group()).getByRole('radio', { name: /^Versi terbaru/ });
    expect(theirs).toHaveFocus();
    await person.click((await dialog()).getByRole('button', { name: 'Simpan' }));
    expect(theirs).toBeInvalid();
    expect(theirs).toHaveFocus();
    await answer(person, /^Versi terbaru/);
    expect(lastSent()).not.toHaveProperty('account_number');
    expect(stored(id)).toMatchObject({ ...otherAccount, account_ownership: 'Agus Salim' });
  });

  it('is saved as the user wants it if they return to the form and type the number', async () => {
    const { id, person } = await openBesideColleague();
    await write(person, 'Nama Pemilik Rekening', 'Agus Salim Harahap');
    await save(person);
    await person.click((await dialog()).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await write(person, 'Nomor Rekening', '8888000011');
    await save(person);
    await answer(person, /^Isian Anda/);
    expect(stored(id)).toMatchObject({
      bank_name: 'BCA',
      account_number: '8888000011',
      account_ownership: 'Agus Salim Harahap',
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
    expect(stored(id)).toMatchObject({ warna: 'Hijau', ...otherAccount });
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
