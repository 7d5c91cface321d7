import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { adminTable } from '../../../mocks/server/staffAccounts';
import { type DriverChange, driverChange } from '../../../src/areas/driver/driverWire';
import { z } from '../../../src/dataProvider/zod';
import { startBackOffice } from '../../support/backOffice';
import { colleague } from '../../support/colleague';
import { confirm, dialog, noDialog } from '../../support/parts';
import { field, save, write } from '../everyForm';
import { driverIn, editPath, listPath } from './drivers';

const office = startBackOffice();
const stored = (id: string) => office.table('member-list/driver').get(id);
const lastSent = () => office.api.received.findLast(({ method }) => method === 'PUT')?.body;

/** A bank account and a licence; a host shows their numbers as ••••••7890 and ••••••••0011. */
const account = {
  bank_name: 'BCA',
  account_number: '1234567890',
  account_ownership: 'Agus Salim',
  sim_number: '900112340011',
};

/** Saves these changes of a driver as a coordinator of drivers, who is not the user of the form. */
const saveAsColleague = async (id: string, changes: Partial<DriverChange>): Promise<void> => {
  adminTable(office.api.db.collections).put({ ...office.admin('tamu'), role_id: 'peran-armada' });
  const change = z.object(driverChange.shape).parse({ ...stored(id), ...changes });
  await colleague(office.api, 'tamu').send('PUT', `member-list/driver/${id}`, change);
};

/** The bank account in that question. */
const bank = 'Nama Bank, Nomor Rekening, dan Nama Pemilik Rekening';
const group = async (name = bank) => within((await dialog()).getByRole('group', { name }));

const isBack = () => waitFor(() => expect(location.pathname).toBe(listPath));

/** Reads both versions of the bank account. */
const versions = async () =>
  (await group()).getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent);

/** Chooses a version of the bank account, and saves it. */
const answer = async (person: UserEvent, version: RegExp, name = bank): Promise<void> => {
  await person.click((await group(name)).getByRole('radio', { name: version }));
  await confirm(person, 'Simpan');
  await isBack();
};

const otherAccount = { bank_name: 'BRI', account_number: '5555559999' };

/** A form in which the numbers are masked, while a colleague saves these changes to the driver. */
const openBesideColleague = async (changes: Partial<DriverChange> = otherAccount) => {
  const { id } = driverIn(office.api, 'AKTIF', account);
  const person = office.open('superadmin', editPath(id));
  await field('Nomor Rekening');
  await saveAsColleague(id, changes);
  return { id, person };
};

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
    await confirm(person, 'Simpan');
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
    await confirm(person, 'Batal');
    await noDialog();
    expect(screen.queryByText('Data belum tersimpan')).toBeNull();
    await write(person, 'Nomor Rekening', '8888000011');
    await save(person);
    expect((await versions())[0]).toBe(
      'Isian AndaNama BankBCANomor Rekening8888000011Nama Pemilik RekeningAgus Salim Harahap',
    );
    await answer(person, /^Isian Anda/);
    const mine = { bank_name: 'BCA', account_number: '8888000011', account_ownership: 'Agus Salim Harahap' };
    expect(stored(id)).toMatchObject(mine);
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
  await isBack();
  expect(stored(id)).toMatchObject({ merk: 'Honda • Beat' });
});

/** The account's number with another digit in the middle, so that its mask is the same. */
const corrected = '1230567890';

const licence = 'Jenis Kendaraan, Golongan SIM, Nomor SIM, dan SIM Berlaku Sampai';

describe('a number that a colleague corrected, with the same last four digits', () => {
  it.each([
    ['on a host with versions', () => undefined],
    ['on a host without versions', () => office.withoutVersions('member-list/driver')],
  ])('is not replaced without a question, %s', async (_, prepare) => {
    prepare();
    const { id, person } = await openBesideColleague({ account_number: corrected });
    await write(person, 'Nomor Rekening', '1239567890');
    await save(person);
    expect(await versions()).toEqual([
      'Isian AndaNama BankBCANomor Rekening1239567890Nama Pemilik RekeningAgus Salim',
      'Versi terbaruNama BankBCANomor Rekening••••••7890Nama Pemilik RekeningAgus Salim',
    ]);
    await answer(person, /^Versi terbaru/);
    expect(stored(id)).toMatchObject({ account_number: corrected });
  });

  it('is not replaced without a question if it is a licence', async () => {
    const { id, person } = await openBesideColleague({ sim_number: '900188880011' });
    await write(person, 'Nomor SIM', '900199990011');
    await save(person);
    await answer(person, /^Versi terbaru/, licence);
    expect(stored(id)).toMatchObject({ sim_number: '900188880011' });
  });

  it('is not joined to the date of another licence without a question', async () => {
    const { id, person } = await openBesideColleague({ sim_expired: '2031-02-03' });
    await write(person, 'Nomor SIM', '900155550022');
    await save(person);
    const mine = /^Isian Anda.*900155550022.*4 Okt 2027/;
    expect((await group(licence)).getByRole('radio', { name: mine })).toBeVisible();
    await answer(person, /^Versi terbaru.*••••0011.*3 Feb 2031/, licence);
    expect(stored(id)).toMatchObject({ sim_number: '900112340011', sim_expired: '2031-02-03' });
  });

  it('is joined to another bank only by a user who has read that it is the latest number', async () => {
    const { id, person } = await openBesideColleague({ account_number: corrected });
    await write(person, 'Nama Bank', 'Bank Mandiri');
    await write(person, 'Nama Pemilik Rekening', 'Dewi Lestari');
    await save(person);
    expect((await group()).getByRole('radio', { name: /^Isian Anda/ })).toHaveAccessibleDescription(
      'Pilihan mana pun memakai Nomor Rekening terbaru di server.',
    );
    await answer(person, /^Isian Anda/);
    expect(stored(id)).toMatchObject({
      bank_name: 'Bank Mandiri',
      account_number: corrected,
      account_ownership: 'Dewi Lestari',
    });
  });
});

describe('a number with the same last four digits whose answer was lost', () => {
  const unknown = () => screen.findByRole('group', { name: 'Hasil penyimpanan belum diketahui' });
  /** Loses the answer to a save of the number; `happening` says what the server does meanwhile. */
  const loseAnswer = async (happening: (request: Request, id: string) => Promise<unknown>) => {
    const { id } = driverIn(office.api, 'AKTIF', account);
    const person = office.open('superadmin', editPath(id));
    await write(person, 'Nomor Rekening', '1239567890');
    office.api.server.use(
      http.put(
        '*/member-list/driver/:id',
        async ({ request }) => {
          await happening(request.clone(), id);
          return HttpResponse.html('<h1>Wi-Fi</h1>');
        },
        { once: true },
      ),
    );
    await save(person);
    const help = within(await unknown());
    return { id, person, help };
  };

  it.each([
    [
      'not taken for saved if the server has the number of before',
      false,
      /^Sudah diperiksa: data ini belum ada/,
    ],
    ['found if the server has stored it', true, /^Sudah diperiksa: data ini ada di server\./],
  ])('is %s, and is saved again without a question', async (_, isKept, said) => {
    const { id, person, help } = await loseAnswer(async (request) => {
      if (isKept) await office.api.answer(request);
    });
    expect(await help.findByText(said)).toBeVisible();
    await save(person);
    await isBack();
    expect(stored(id)).toMatchObject({ account_number: '1239567890' });
  });

  it('is not taken for saved if a colleague has saved another number with those digits meanwhile', async () => {
    const { id, person, help } = await loseAnswer((_, driver) =>
      saveAsColleague(driver, { account_number: corrected }),
    );
    expect(await help.findByText('Belum dapat dipastikan apakah data ini sudah tersimpan.')).toBeVisible();
    await save(person);
    await answer(person, /^Versi terbaru/);
    expect(stored(id)).toMatchObject({ account_number: corrected });
  });
});
