import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seller } from '../../../../i18n/areas/seller';
import { importedFields } from '../../../../src/areas/seller/import/columns';
import { readXlsx } from '../../../../src/domain/format/sheet/readXlsx';
import { startBackOffice } from '../../../support/backOffice';
import { gate } from '../../../support/gate';
import { press } from '../../../support/parts';
import { jpeg } from '../../everyForm';
import { catchFiles } from '../../savedFiles';
import {
  choosePhotos,
  chooseTable,
  csvOf,
  importPath,
  notesOf,
  openTable,
  photos,
  soundRow,
} from './importPage';

const office = startBackOffice();
const files = catchFiles();
const labels = importedFields.map((field) => seller.fields[field]);

it('a file that cannot be imported, and several tables in one choice, get an error message', async () => {
  const person = office.open('superadmin', importPath);
  const input = await screen.findByLabelText('Tabel pelapak');
  input.removeAttribute('accept');
  for (const [file, sentence] of [
    [[csvOf([soundRow(1)], 'a.csv'), csvOf([soundRow(2)], 'b.csv')], 'Ada 2 tabel. Pilih satu tabel saja.'],
    [new File(['x'], 'foto.pdf'), 'File ini bukan tabel Excel (.xlsx) atau CSV. Pilih file lain.'],
    [new File(['x'.repeat(5_000_001)], 'a.csv'), /^File ini lebih besar dari 5 MB\. Bagi menjadi/],
    [new File([`Nama\n${'Budi\n'.repeat(501)}`], 'a.csv'), /^Tabel ini lebih dari 500 baris\. Bagi menjadi/],
    [new File(['Nama;Kota\n'], 'a.csv'), /^Tabel ini tidak memiliki baris di bawah judulnya\. Isi tabelnya/],
    [new File(['bukan Excel'], 'a.xlsx'), /^File ini tidak dapat dibaca\. Simpan ulang sebagai \.xlsx/],
  ] as [File | File[], string | RegExp][]) {
    await person.upload(input, file);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(input).toBeInvalid();
    expect(screen.queryByText('2. Kolom')).toBeNull();
  }
});

it('a template has the labels of the form as its header row', async () => {
  const person = office.open('superadmin', importPath);
  await press(person, 'Templat CSV');
  expect(await files.cells()).toEqual([labels]);
  expect(files.name()).toMatch(/^templat-impor-pelapak-.*\.csv$/);
  await press(person, 'Templat Excel');
  await waitFor(() => expect(files.name()).toMatch(/\.xlsx$/));
  const [sheet] = readXlsx(new Uint8Array(await files.bytes()));
  expect(sheet?.rows[0]?.cells.map(({ text }) => text)).toEqual(labels);
});

it('photos that no row mentions are listed, and more can be added', async () => {
  const person = office.open('superadmin', importPath);
  await choosePhotos(person, [jpeg('sari.jpg'), jpeg('liburan.jpg')]);
  await chooseTable(person, csvOf([soundRow(1)]));
  expect(await screen.findByText('1 foto tidak disebut di tabel: liburan.jpg')).toBeVisible();
  expect(await notesOf(2)).toContain('Foto KTP tidak boleh kosong (file “KTP.jpg” belum dipilih)');
  await choosePhotos(person, [jpeg('toko.jpg'), jpeg('ktp.jpg')]);
  expect(await screen.findByText('1 siap')).toBeVisible();
});

describe('files that are dropped', () => {
  const drop = async (label: string, ...dropped: File[]): Promise<void> => {
    fireEvent.drop(await screen.findByLabelText(label), { dataTransfer: { files: dropped, items: [] } });
  };

  it('are sorted into table and photos automatically', async () => {
    office.open('superadmin', importPath);
    await drop('Tabel pelapak', csvOf([soundRow(1)]), ...photos.slice(0, 3));
    expect(await screen.findByText('1 siap')).toBeVisible();
  });

  it('cause an error at the row that mentions them if they are not JPEG photos', async () => {
    office.open('superadmin', importPath);
    await drop('Foto pelapak, toko, dan KTP', new File(['x'], 'sari.png', { type: 'image/png' }));
    await drop('Tabel pelapak', csvOf([{ ...soundRow(1), 'Foto Pelapak': 'sari.png' }]));
    expect(await notesOf(2)).toContain('File ini bukan foto JPEG. Pilih foto berformat jpg atau jpeg.');
  });

  it('are ignored if another table is chosen before they are read', async () => {
    office.open('superadmin', importPath);
    const slow = csvOf([soundRow(1)], 'lama.csv');
    const read = gate<ArrayBuffer>();
    const bytes = await slow.arrayBuffer();
    slow.arrayBuffer = () => read.passed;
    await drop('Tabel pelapak', slow);
    await drop('Tabel pelapak', csvOf([soundRow(1), soundRow(2)], 'baru.csv'));
    expect(await screen.findAllByText('baru.csv, 2 baris')).toHaveLength(2);
    await act(async () => {
      read.open(bytes);
      await read.passed;
    });
    expect(await screen.findByText('2 salah')).toBeVisible();
    expect(screen.queryByText(/^lama\.csv/)).toBeNull();
  });
});

it('rows that are not ready are downloaded unchanged, with the reason, and without a text that runs as a formula', async () => {
  const formula = { ...soundRow(2), 'Nama Toko': '=HYPERLINK(1)' };
  const unknown = { ...soundRow(3), Email: 'salah', Provinsi: 'Atlantis', RT: 'dua' };
  const person = await openTable(office, csvOf([soundRow(1), formula, unknown]));
  await screen.findByText('2 salah');
  await press(person, 'Unduh yang belum siap (CSV)');
  const [head, row] = await files.cells();
  expect(head).toEqual([...labels, 'Keterangan']);
  expect((await files.text()).trimEnd().split('\r\n')).toHaveLength(3);
  expect(row?.[labels.indexOf('Nama Toko')]).toBe("'=HYPERLINK(1)");
  expect(row?.[labels.indexOf('Nomor NIK')]).toBe('"=""3273056010900002"""');
  expect(row?.at(-1)).toBe('Semua Karakter Nama Toko tidak boleh hanya angka');
  // An unknown region has its place among the other reasons.
  expect(await files.text()).toContain(
    '"Email Tidak Valid; Provinsi “Atlantis” tidak ditemukan. Periksa ejaannya atau pilih yang dimaksud.; RT harus 3 angka"',
  );
});
