import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../../src/domain/format/csv';
import { startBackOffice } from '../../../support/backOffice';
import { press } from '../../../support/parts';
import {
  choosePhotos,
  importPath,
  ktpPhoto,
  notesOf,
  openCheck,
  openTable,
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

  it('in one choice: none is taken until one has another name, unless their content is the same', async () => {
    const person = await openCheck(
      office,
      [{ 'Foto KTP': 'IMG_0001.jpg' }],
      [...photos.slice(0, 2), ktpPhoto('IMG_0001.jpg', 7), ktpPhoto('img_0001.jpg', 8)],
    );
    const asked = 'Tidak ada yang dipakai. Ganti namanya, lalu pilih lagi.';
    const several = `Ada beberapa foto berbeda dengan nama yang sama: IMG_0001.jpg. ${asked}`;
    expect(await screen.findByText(several)).toBeVisible();
    expect(await notesOf(2)).toBe('Foto KTP tidak boleh kosong (file “IMG_0001.jpg” belum dipilih)');
    await choosePhotos(person, [ktpPhoto('IMG_0001.jpg', 8), ktpPhoto('IMG_0001.jpg', 8)]);
    expect(await screen.findByText('1 siap')).toBeVisible();
    expect(screen.queryByText(/^Ada beberapa foto/)).toBeNull();
  });
});

describe('one KTP photo of two people', () => {
  const both = [{ 'Foto KTP': 'IMG_0001.jpg' }, { ...budi, 'Foto KTP': 'img_0001.jpg' }];

  it('is marked at both, by the name in the table, even before the photo is chosen', async () => {
    const person = await openCheck(office, both, photos.slice(0, 2));
    expect(await notesOf(3)).toContain('Foto KTP sama dengan baris 2');
    await choosePhotos(person, [ktpPhoto('IMG_0001.jpg', 7)]);
    await waitFor(async () => expect(await notesOf(3)).toBe('Foto KTP sama dengan baris 2'));
    expect(await notesOf(2)).toBe('Foto KTP sama dengan baris 3');
    expect(screen.queryByRole('button', { name: /^Daftarkan/ })).toBeNull();
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

it('the name of a photo matches in the letters of a Mac, and with spaces of other kinds or around it in the table', async () => {
  const names = [
    ['KTP José.jpg', 'KTP Jose\u0301.jpg'],
    ['KTP Sari.jpg', 'KTP\u00A0Sari.jpg'],
    // The narrow space of a screenshot.
    ['Layar 10.00 PM.jpg', 'Layar 10.00\u202FPM.jpg'],
    ['  ktp  budi.jpg ', 'ktp budi.jpg'],
  ] as const;
  await openCheck(
    office,
    names.map(([cell]) => ({ 'Foto KTP': cell })),
    [...photos.slice(0, 2), ...names.map(([, name], index) => ktpPhoto(name, index))],
  );
  expect(await screen.findByText('4 siap')).toBeVisible();
  expect(screen.queryByText(/tidak disebut di tabel/)).toBeNull();
});

it.each(['Tabel pelapak', 'Foto pelapak, toko, dan KTP'])(
  'a folder that is dropped on the box %s gets a sentence',
  async (label) => {
    office.open('superadmin', importPath);
    const input = await screen.findByLabelText(label);
    const folder = { webkitGetAsEntry: () => ({ isDirectory: true }) };
    fireEvent.drop(input, { dataTransfer: { files: [new File([], 'foto')], items: [folder] } });
    expect(await screen.findByText(/^Yang diseret adalah folder\. Buka foldernya/)).toBeVisible();
    expect(input).toBeInvalid();
  },
);

it('several columns for one field are asked for, and told apart', async () => {
  const row = soundRow(1);
  const head = [...Object.keys(row), 'Nomor Rekening'];
  const text = toCsv([head, [...Object.values(row), '0099887766']]);
  const person = await openTable(office, new File([text], 'a.csv'));
  const field = await screen.findByRole('combobox', { name: /^Nomor Rekening/ });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Ada 2 kolom yang cocok. Pilih salah satu.');
  await person.selectOptions(field, 'Nomor Rekening (kolom ke-23)');
  expect(field).toHaveAccessibleDescription('Contoh: 0099887766');
  await press(person, 'Periksa 1 baris');
  await run(person, 1);
  await screen.findByText('1 berhasil', undefined, { timeout: 20_000 });
  const [sent] = office.api.receivedAt('POST merchant/register');
  expect(sent?.body).toMatchObject({ user_bank: { account_number: '0099887766' } });
});
