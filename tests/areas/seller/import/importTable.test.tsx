import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../../src/domain/format/csv';
import { cell, row, workbook } from '../../../domain/format/sheet/workbook';
import { startBackOffice } from '../../../support/backOffice';
import { press } from '../../../support/parts';
import { csvOf, notesOf, openTable, soundRow } from './importPage';

const office = startBackOffice();
const head = Object.keys(soundRow());

it('a table is found below its title, and its rows keep their line numbers of the file', async () => {
  const cells = Object.values({ ...soundRow(), Email: 'bukan email' });
  const text = toCsv([['Pelapak baru, November 2026'], [''], head, cells]);
  await openTable(office, new File([text], 'pelapak.csv'));
  expect(await notesOf(4)).toBe('Email Tidak Valid');
  expect(screen.getByText('Semua isian sudah memiliki kolom.')).toBeVisible();
});

describe('an Excel file with several sheets', () => {
  const rows = [1, 2, 3].map((number) => Object.values(soundRow(number)));
  const texts = (line: number, cells: readonly (string | number)[], attributes = '') =>
    row(line, cells.map(String), attributes);
  const sheetOf = (...lines: number[]) =>
    texts(1, head) + lines.map((line) => texts(line, rows[line - 2] ?? [])).join('');
  const open = (...sheets: Parameters<typeof workbook>[0]) =>
    openTable(office, new File([workbook(sheets)], 'pelapak.xlsx'));

  it('with a table each asks which one is meant, and can be asked again', async () => {
    const person = await open(
      { name: 'Januari', rows: sheetOf(2) },
      { name: 'Februari', rows: sheetOf(3, 4) },
      { name: 'Lama', state: 'hidden', rows: sheetOf(2) },
    );
    const sheet = await screen.findByRole('combobox', { name: /^Lembar yang Diimpor/ });
    expect(screen.getByText('2 lembar berisi tabel pelapak. Pilih satu.')).toBeVisible();
    expect(screen.getByText('Lembar tersembunyi tidak dibaca: Lama')).toBeVisible();
    expect(screen.queryByText('2. Kolom')).toBeNull();
    await person.selectOptions(sheet, 'Februari (2 baris)');
    expect(await screen.findByText('2 siap')).toBeVisible();
    expect(screen.getAllByText('pelapak.xlsx (lembar “Februari”), 2 baris')).not.toHaveLength(0);
    await person.selectOptions(sheet, 'Januari (1 baris)');
    expect(await screen.findByText('1 siap')).toBeVisible();
  });

  it('leaves out rows that are hidden or filtered, counts them, and takes them on request', async () => {
    const filtered = texts(1, head) + texts(2, rows[0] ?? []) + texts(3, rows[1] ?? [], 'hidden="1"');
    const person = await open({ rows: filtered });
    expect(await screen.findByText('1 siap')).toBeVisible();
    const note = '1 baris tersembunyi atau terfilter di Excel tidak diimpor: baris 3';
    expect(screen.getByText(note)).toBeVisible();
    await person.click(screen.getByRole('checkbox', { name: 'Impor juga 1 baris yang tersembunyi' }));
    expect(await screen.findByText('2 siap')).toBeVisible();
    expect(
      screen.getByText('1 baris tersembunyi atau terfilter di Excel ikut diimpor: baris 3'),
    ).toBeVisible();
  });

  it('is read around a stray cell far away, which is counted', async () => {
    const stray = texts(1, head).replace('</row>', `${cell('XFD1', 'x')}</row>`);
    await open({ rows: stray + texts(2, rows[0] ?? []) });
    expect(await screen.findByText('1 siap')).toBeVisible();
    expect(screen.getByText('1 sel di luar 100 kolom pertama tidak dibaca')).toBeVisible();
  });

  it('names what Excel shows instead of a value', async () => {
    const broken = texts(2, rows[0] ?? []).replace(/<c r="D2".*?<\/c>/, '<c r="D2" t="e"><v>#N/A</v></c>');
    await open({ rows: texts(1, head) + broken + texts(3, rows[1] ?? []) });
    expect(await notesOf(2)).toBe('Email berisi “#N/A”, kesalahan rumus di Excel. Ganti dengan nilainya.');
    expect(screen.getByText('1 siap')).toBeVisible();
  });
});

describe('columns', () => {
  it('with unknown names are chosen by the user, and missing ones are reported', async () => {
    const { Email: email = '', ...rest } = soundRow(1);
    const person = await openTable(office, csvOf([{ ...rest, 'Kotak Pos Elektronik': email }]));
    const field = await screen.findByRole('combobox', { name: /^Email/ });
    expect(screen.getByText('Contoh: Toko Sari 1')).toBeVisible();
    await press(person, 'Periksa 1 baris');
    expect(screen.getByText('Pilih kolom untuk Email')).toBeVisible();
    expect(field).toHaveFocus();
    await person.selectOptions(field, 'Kotak Pos Elektronik');
    await press(person, 'Periksa 1 baris');
    expect(await screen.findByText('1 siap')).toBeVisible();
  });

  it('can be changed after the check, which then runs again', async () => {
    const person = await openTable(office, csvOf([{ ...soundRow(1), Catatan: 'bukan email' }]));
    await screen.findByText('1 siap');
    await press(person, 'Lihat atau ubah');
    await person.selectOptions(screen.getByRole('combobox', { name: /^Email/ }), 'Catatan');
    expect(await screen.findByText('1 salah')).toBeVisible();
    expect(await notesOf(2)).toBe('Email Tidak Valid');
  });
});
