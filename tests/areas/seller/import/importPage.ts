import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { toCsv } from '../../../../src/domain/format/csv';
import type { startBackOffice } from '../../../support/backOffice';
import { jpeg } from '../../everyForm';

/** The import of sellers as staff see it. */

export const importPath = '/dashboard/member-list/seller/import';

/** A row that the form accepts, by the labels of the form; the NIK is that of a woman born on 20 October 1990. */
export const soundRow = (number = 1): Record<string, string | number> => ({
  'Nama Lengkap': 'Sari Wulandari',
  'Nomor NIK': `327305601090${String(number).padStart(4, '0')}`,
  'Nomor Telephone': `0812-9999-${String(number).padStart(4, '0')}`,
  Email: `sari${number}@contoh.id`,
  Provinsi: 'Jawa Barat',
  'Kota/Kabupaten': 'Kota Bandung',
  Kecamatan: 'Cicendo',
  'Kelurahan/Desa': 'Arjuna',
  Alamat: 'Jl. Mawar No. 5',
  RT: '7',
  RW: '12',
  'Kode Pos': '40172',
  'Nama Toko': `Toko Sari ${number}`,
  'Slogan Toko': 'Segar setiap hari',
  'Alamat Toko': 'Jl. Mawar No. 5',
  'Deskripsi Toko': 'Sayur dan buah',
  'Nama Bank': 'BCA',
  'Nomor Rekening': '0012345678',
  'Nama Pemilik Rekening': 'Sari Wulandari',
  'Foto Pelapak': 'sari.jpg',
  'Foto Toko': 'toko.jpg',
  'Foto KTP': number === 1 ? 'KTP.jpg' : `ktp ${number}.jpg`,
});

type Row = Record<string, string | number>;

const tableOf = (rows: readonly Row[]) => {
  const head = Object.keys(rows[0] ?? {});
  return { head, cells: rows.map((row) => head.map((name) => row[name] ?? '')) };
};

export const csvOf = (rows: readonly Row[], name = 'pelapak.csv'): File => {
  const { head, cells } = tableOf(rows);
  return new File([toCsv([head, ...cells])], name, { type: 'text/csv' });
};

export const xlsxOf = async (rows: readonly Row[]): Promise<File> => {
  const { head, cells } = tableOf(rows);
  const file = await writeExcelFile([head, ...cells], { sheet: 'Pelapak' }).toBlob();
  return new File([await file.arrayBuffer()], 'pelapak.xlsx');
};

/** Photos of other content than `photo`, and than each other. */
export const ktpPhoto = (name: string, number: number): File =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xdb, 0, 3, number, 0xff, 0xd9)], name, { type: 'image/jpeg' });

/** The photos of twenty-four rows: one of the person, one of the shop, and an ID card of each. */
export const photos = [
  ...['sari.jpg', 'toko.jpg', 'ktp.JPG'].map((name) => jpeg(name)),
  ...Array.from({ length: 23 }, (_, index) => ktpPhoto(`ktp ${index + 2}.jpg`, index)),
];

export const chooseTable = async (person: UserEvent, file: File): Promise<void> =>
  person.upload(await screen.findByLabelText('Tabel pelapak'), file);

export const choosePhotos = async (person: UserEvent, files: File[] = photos): Promise<void> =>
  person.upload(await screen.findByLabelText('Foto pelapak, toko, dan KTP'), files);

type Office = ReturnType<typeof startBackOffice>;

/** Opens the import, and chooses photos and a table. */
export const openTable = async (office: Office, table: File, files = photos): Promise<UserEvent> => {
  const person = office.open('superadmin', importPath);
  await choosePhotos(person, files);
  await chooseTable(person, table);
  return person;
};

/** The same for a table with a valid row for each of these changes. */
export const openCheck = (office: Office, changes: readonly Row[], files = photos): Promise<UserEvent> =>
  openTable(office, csvOf(changes.map((change, index) => ({ ...soundRow(index + 1), ...change }))), files);

/** Waits until the check has ended, and reads its messages for a line of the file. */
export const notesOf = async (line: number): Promise<string> => {
  const table = await screen.findByRole<HTMLTableElement>(
    'table',
    { name: 'Baris yang diperiksa' },
    { timeout: 20_000 },
  );
  await waitFor(() => expect(screen.queryByText(/^Memeriksa /)).toBeNull(), { timeout: 20_000 });
  const row = [...table.rows].find(({ cells }) => cells[0]?.textContent === String(line));
  const notes = row?.lastElementChild?.cloneNode(true) as HTMLElement | undefined;
  // Names of inputs and buttons, and the options of a select, are no messages.
  for (const part of notes?.querySelectorAll('label, button, select, .file-box') ?? []) part.remove();
  return notes?.textContent ?? '';
};

export const run = async (person: UserEvent, count: number): Promise<void> =>
  person.click(
    await screen.findByRole('button', { name: `Daftarkan ${count} Pelapak` }, { timeout: 20_000 }),
  );

export const report = () => screen.findByRole('dialog', { name: 'Hasil impor pelapak' }, { timeout: 30_000 });

/** Closes the report of an import whose passwords were not saved. */
export const closeUnsaved = async (person: UserEvent): Promise<void> => {
  await person.click(within(await report()).getByRole('button', { name: 'Tutup' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Tutup tanpa mengunduh akun?' });
  await person.click(within(asked).getByRole('button', { name: 'Tutup' }));
};
