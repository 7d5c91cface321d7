import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../../src/domain/format/csv';
import { startBackOffice } from '../../../support/backOffice';
import { photo } from '../sellerPage';
import {
  choosePhotos,
  chooseTable,
  csvOf,
  importPath,
  ktpPhoto,
  notesOf,
  openCheck,
  photos,
  run,
  soundRow,
} from './importPage';

const office = startBackOffice();

const budi = { 'Nama Lengkap': 'Budi Santoso' };

const uploaded = () =>
  office.api
    .receivedAt('POST cdn/single-upload')
    .map(({ body }) => body as { name: string; file: string })
    .filter(({ name }) => name === 'ktpImage')
    .map(({ file }) => atob(file.slice(file.indexOf(',') + 1)));

describe('two photos of one name', () => {
  it('in two choices: the later one is taken, and the page says so', async () => {
    const person = await openCheck(
      office,
      [{ 'Foto KTP': 'IMG_0001.jpg' }],
      [...photos.slice(0, 2), ktpPhoto('IMG_0001.jpg', 7)],
    );
    expect(await screen.findByText('1 siap')).toBeVisible();
    await choosePhotos(person, [ktpPhoto('IMG_0001.jpg', 7)]);
    expect(screen.queryByText(/^Diganti dengan/)).toBeNull();
    await choosePhotos(person, [ktpPhoto('img_0001.JPG', 8)]);
    expect(await screen.findByText('Diganti dengan foto yang baru dipilih: img_0001.JPG')).toBeVisible();
    await run(person, 1);
    await screen.findByText('1 berhasil', undefined, { timeout: 20_000 });
    expect(uploaded().map((bytes) => bytes.charCodeAt(6))).toEqual([8]);
  });

  it('in one choice: none is taken until one has another name', async () => {
    const person = await openCheck(
      office,
      [{ 'Foto KTP': 'IMG_0001.jpg' }],
      [...photos.slice(0, 2), ktpPhoto('IMG_0001.jpg', 7), ktpPhoto('img_0001.jpg', 8)],
    );
    expect(
      await screen.findByText(
        'Ada beberapa foto berbeda dengan nama yang sama: IMG_0001.jpg. Tidak ada yang dipakai. Ganti namanya, lalu pilih lagi.',
      ),
    ).toBeVisible();
    expect(await notesOf(2)).toBe('Foto KTP tidak boleh kosong (file “IMG_0001.jpg” belum dipilih)');
    await choosePhotos(person, [ktpPhoto('IMG_0001.jpg', 8)]);
    expect(await screen.findByText('1 siap')).toBeVisible();
    expect(screen.queryByText(/^Ada beberapa foto/)).toBeNull();
  });

  it('in one choice are one photo if their content is the same', async () => {
    await openCheck(
      office,
      [{ 'Foto KTP': 'IMG_0001.jpg' }],
      [...photos.slice(0, 2), ktpPhoto('IMG_0001.jpg', 7), ktpPhoto('IMG_0001.jpg', 7)],
    );
    expect(await screen.findByText('1 siap')).toBeVisible();
  });
});

describe('one KTP photo of two people', () => {
  const both = [{ 'Foto KTP': 'IMG_0001.jpg' }, { ...budi, 'Foto KTP': 'img_0001.jpg' }];

  it('is marked at both, by the name in the table', async () => {
    await openCheck(office, both, [...photos.slice(0, 2), ktpPhoto('IMG_0001.jpg', 7)]);
    expect(await notesOf(2)).toBe('Foto KTP sama dengan baris 3');
    expect(await notesOf(3)).toBe('Foto KTP sama dengan baris 2');
    expect(screen.queryByRole('button', { name: /^Daftarkan/ })).toBeNull();
  });

  it('is marked before the photo is chosen', async () => {
    await openCheck(office, both, photos.slice(0, 2));
    expect(await notesOf(3)).toContain('Foto KTP sama dengan baris 2');
  });

  it('is marked if two files have the same bytes', async () => {
    await openCheck(
      office,
      [{ 'Foto KTP': 'a.jpg' }, { ...budi, 'Foto KTP': 'b.jpg' }, {}],
      [...photos, ktpPhoto('a.jpg', 77), ktpPhoto('b.jpg', 77)],
    );
    expect(await notesOf(2)).toBe('Foto KTP sama dengan baris 3');
    expect(await notesOf(3)).toBe('Foto KTP sama dengan baris 2');
    expect(await notesOf(4)).toBe('');
  });

  it('is only noted if both rows have the same name', async () => {
    await openCheck(office, [{ 'Foto KTP': 'KTP.jpg' }, { 'Foto KTP': 'KTP.jpg' }]);
    expect(await notesOf(2)).toBe('Foto KTP sama dengan baris 3. Periksa fotonya.');
    expect(screen.getByText('2 siap')).toBeVisible();
  });
});

describe('two rows with one number', () => {
  it('are both marked, because the file does not say which one is right', async () => {
    await openCheck(office, [{}, { ...budi, 'Nomor NIK': '3273056010900001' }, {}]);
    expect(await notesOf(2)).toBe('Nomor NIK sama dengan baris 3');
    expect(await notesOf(3)).toBe('Nomor NIK sama dengan baris 2');
    expect(await notesOf(4)).toBe('');
  });
});

describe('the name of a photo', () => {
  it.each([
    ['in the letters of a Mac', 'KTP José.jpg', 'KTP Jose\u0301.jpg'],
    ['with a no-break space', 'KTP Sari.jpg', 'KTP\u00A0Sari.jpg'],
    ['with the narrow space of a screenshot', 'Layar 10.00 PM.jpg', 'Layar 10.00\u202FPM.jpg'],
    ['with spaces around it in the table', '  ktp  sari.jpg ', 'ktp sari.jpg'],
  ])('matches %s', async (_, cell, name) => {
    await openCheck(office, [{ 'Foto KTP': cell }], [...photos.slice(0, 2), photo(name)]);
    expect(await screen.findByText('1 siap')).toBeVisible();
    expect(screen.queryByText(/tidak disebut di tabel/)).toBeNull();
  });
});

describe('what is dropped on a box of the import and is no file', () => {
  it.each(['Tabel pelapak', 'Foto pelapak, toko, dan KTP'])('gets a sentence: %s', async (label) => {
    office.open('superadmin', importPath);
    const input = await screen.findByLabelText(label);
    const folder = { webkitGetAsEntry: () => ({ isDirectory: true }) };
    fireEvent.drop(input, { dataTransfer: { files: [new File([], 'foto')], items: [folder] } });
    expect(
      await screen.findByText('Yang diseret adalah folder. Buka foldernya, lalu seret file di dalamnya.'),
    ).toBeVisible();
    expect(input).toBeInvalid();
    fireEvent.drop(input, { dataTransfer: { files: [], items: [] } });
    expect(
      await screen.findByText(
        'Yang diseret bukan file. Simpan sebagai file terlebih dahulu, lalu pilih file itu.',
      ),
    ).toBeVisible();
  });
});

describe('several tables in one choice', () => {
  it('are refused', async () => {
    const person = office.open('superadmin', importPath);
    const tables = [csvOf([soundRow(1)], 'a.csv'), csvOf([soundRow(2)], 'b.csv')];
    await person.upload(await screen.findByLabelText('Tabel pelapak'), tables);
    expect(await screen.findByText('Ada 2 tabel. Pilih satu tabel saja.')).toBeVisible();
    expect(screen.queryByText('2. Kolom')).toBeNull();
  });
});

describe('several columns for one field', () => {
  it('are asked for, and told apart', async () => {
    const person = office.open('superadmin', importPath);
    await choosePhotos(person);
    const row = soundRow(1);
    await chooseTable(
      person,
      new File(
        [
          toCsv([
            [...Object.keys(row), 'Nomor Rekening'],
            [...Object.values(row), '0099887766'],
          ]),
        ],
        'a.csv',
      ),
    );
    const field = await screen.findByRole('combobox', { name: /^Nomor Rekening/ });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Ada 2 kolom yang cocok. Pilih salah satu.');
    await person.selectOptions(field, 'Nomor Rekening (kolom ke-23)');
    expect(field).toHaveAccessibleDescription('Contoh: 0099887766');
    await person.click(screen.getByRole('button', { name: 'Periksa 1 baris' }));
    await run(person, 1);
    await screen.findByText('1 berhasil', undefined, { timeout: 20_000 });
    const [sent] = office.api.receivedAt('POST merchant/register');
    expect(sent?.body).toMatchObject({ user_bank: { account_number: '0099887766' } });
  });
});
