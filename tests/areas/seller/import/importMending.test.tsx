import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { seller } from '../../../../i18n/areas/seller';
import { importedFields } from '../../../../src/areas/seller/import/columns';
import { found, startBackOffice } from '../../../support/backOffice';
import { press } from '../../../support/parts';
import { loseSession, returnToDraft } from '../../everyForm';
import { catchFiles } from '../../savedFiles';
import { choosePhotos, ktpPhoto, notesOf, openCheck, run } from './importPage';

const office = startBackOffice();
const files = catchFiles();

const mend = async (person: UserEvent, label: string, text: string): Promise<void> => {
  const input = await screen.findByRole('textbox', { name: label });
  await person.clear(input);
  await person.paste(text);
  await person.tab();
};
const sent = () => office.api.receivedAt('POST merchant/register').map(({ body }) => body);

describe('a field that is wrong is mended in its row', () => {
  /** A wrong cell, what is typed in its place, and where it is sent. */
  const cells: readonly [label: string, wrong: string, right: string, sent: object][] = [
    ['Nama Lengkap', 'Al3x', 'Alex Putra', { fullname: 'Alex Putra' }],
    ['Nomor Telephone', '12', '0812 9999 0099', { phone_number: '6281299990099' }],
    ['Email', 'salah', 'benar@contoh.id', { credential: { email: 'benar@contoh.id' } }],
    ['RT', 'dua', '2', { user_address: { rt: '002' } }],
    ['Slogan Toko', '', 'Segar', { merchant: { slogan: 'Segar' } }],
    ['Nomor Rekening', '12', '0012345', { user_bank: { account_number: '0012345' } }],
  ];

  it('a text, with the rules of the form, and is sent as it was mended', async () => {
    const row = Object.fromEntries(cells.map(([label, wrong]) => [label, wrong]));
    const person = await openCheck(office, [row]);
    expect(await notesOf(2)).toContain('Email Tidak Valid');
    for (const [label, wrong, right] of cells) {
      expect(screen.getByRole('textbox', { name: label }), label).toHaveValue(wrong);
      expect(screen.getByRole('textbox', { name: label }), label).toBeInvalid();
      await mend(person, label, right);
    }
    expect(await screen.findByText('1 siap', undefined, { timeout: 20_000 })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeValid();
    await run(person, 1);
    await screen.findByText('1 berhasil', undefined, { timeout: 20_000 });
    for (const [label, , , body] of cells) expect(sent()[0], label).toMatchObject(body);
  });

  it('by Enter, with the error of the form for a text that is wrong again, and only in this row', async () => {
    const person = await openCheck(office, [{ Email: 'salah' }, { Email: 'juga salah' }]);
    await notesOf(2);
    const [first, second] = screen.getAllByRole('textbox', { name: 'Email' });
    if (!first || !second) throw new Error('No input');
    await person.clear(first);
    await person.type(first, '{Enter}');
    expect(await screen.findByText('Email tidak boleh kosong')).toBeVisible();
    expect(first).toHaveFocus();
    await person.type(first, 'benar@contoh.id{Enter}');
    expect(await screen.findByText('1 siap')).toBeVisible();
    expect(first).toHaveValue('benar@contoh.id');
    expect(second).toHaveValue('juga salah');
    expect(second).toHaveAccessibleDescription('Email Tidak Valid');
  });

  it('a number that two rows have, after which neither is marked', async () => {
    const person = await openCheck(office, [{}, { Email: 'sari1@contoh.id' }]);
    expect(await notesOf(2)).toBe('Email sama dengan baris 3');
    const [, second] = screen.getAllByRole('textbox', { name: 'Email' });
    await person.clear(second as HTMLElement);
    await person.paste('lain@contoh.id');
    await person.keyboard('{Enter}');
    expect(await screen.findByText('2 siap')).toBeVisible();
  });

  it('an empty province and all regions below it', async () => {
    const person = await openCheck(office, [
      { Provinsi: '', 'Kota/Kabupaten': '', Kecamatan: '', 'Kelurahan/Desa': '' },
      { Provinsi: '' },
    ]);
    await notesOf(2);
    const choose = async (label: string, region: string) => {
      const [select] = await screen.findAllByRole('combobox', { name: label });
      if (select) await person.selectOptions(select, region);
    };
    await choose('Provinsi', 'Jawa Barat');
    await choose('Kota/Kabupaten', 'Kota Bandung');
    await choose('Kecamatan', 'Cicendo');
    await choose('Kelurahan/Desa', 'Arjuna');
    // The empty cell of the other row is a choice of its own.
    expect(await screen.findByText('1 siap')).toBeVisible();
    expect(screen.getByText('1 salah')).toBeVisible();
  });

  it('a photo, by a file of any name, but only after photos were chosen, best all together', async () => {
    const person = await openCheck(office, [{ 'Foto KTP': 'tidak ada.jpg' }], []);
    expect(await notesOf(2)).toContain('Foto KTP tidak boleh kosong (file “tidak ada.jpg” belum dipilih)');
    expect(screen.queryByLabelText('Foto KTP')).toBeNull();
    await choosePhotos(person);
    await screen.findByLabelText('Foto KTP');
    expect(await notesOf(2)).toBe('Foto KTP tidak boleh kosong (file “tidak ada.jpg” belum dipilih)');
    await person.upload(screen.getByLabelText('Foto KTP'), ktpPhoto('lain.jpg', 99));
    expect(await screen.findByText('1 siap')).toBeVisible();
    expect(screen.getAllByText('lain.jpg')).not.toHaveLength(0);
    await run(person, 1);
    await screen.findByText('1 berhasil', undefined, { timeout: 20_000 });
  });
});

it('a field that the check cannot know to be wrong is changed too, such as the province above an unknown city', async () => {
  const person = await openCheck(office, [{ Provinsi: 'Jawa Tengah' }, { Provinsi: 'Jawa Tengah' }]);
  await notesOf(2);
  const more = found(screen.getAllByRole('button', { name: 'Ubah isian lain' }));
  await person.click(more);
  const cells = within(more.closest('tr') as HTMLElement);
  await cells.findByRole('textbox', { name: 'Alamat' });
  for (const field of importedFields.slice(8, 19))
    expect(cells.getByRole('textbox', { name: seller.fields[field] })).toBeVisible();
  await person.selectOptions(cells.getByRole('combobox', { name: 'Provinsi' }), 'Jawa Barat');
  expect(await screen.findByText('1 siap')).toBeVisible();
  expect(screen.getByText('1 salah')).toBeVisible();
  expect(cells.getByRole('combobox', { name: 'Provinsi' })).toHaveDisplayValue('Jawa Barat');
  await person.click(cells.getByRole('button', { name: 'Sembunyikan isian lain' }));
  expect(cells.queryByRole('textbox', { name: 'Alamat' })).toBeNull();
  // What was changed stays in view.
  expect(cells.getByRole('combobox', { name: 'Provinsi' })).toBeVisible();
});

describe('what was mended', () => {
  /** Mends the email of a row whose shop stays wrong. */
  const mendEmail = async () => {
    const person = await openCheck(office, [{ Email: 'salah', 'Nama Toko': '123' }]);
    await notesOf(2);
    await mend(person, 'Email', 'benar@contoh.id');
    await screen.findByText('1 salah');
    return person;
  };
  const emailField = () => screen.findByRole('textbox', { name: 'Email' }, { timeout: 20_000 });

  it('is in the file of the rows that are not ready', async () => {
    const person = await mendEmail();
    await press(person, 'Unduh yang belum siap (CSV)');
    const [head = [], row = []] = await files.cells();
    expect(row[head.indexOf('Email')]).toBe('benar@contoh.id');
    expect(row[head.indexOf('Nama Toko')]).toBe('123');
  });

  it('is there again after another page was visited', async () => {
    const person = await mendEmail();
    await person.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
    await person.click(await screen.findByRole('link', { name: 'Impor' }));
    expect(await emailField()).toHaveValue('benar@contoh.id');
  });

  it('waits with its table for the person who signs in again', async () => {
    const person = await mendEmail();
    await person.type(screen.getByRole('textbox', { name: 'Nama Toko' }), ' Baru');
    await loseSession();
    returnToDraft(office.api);
    expect(await emailField()).toHaveValue('benar@contoh.id');
    expect(screen.getByRole('textbox', { name: 'Nama Toko' })).toHaveValue('123 Baru');
  });
});
