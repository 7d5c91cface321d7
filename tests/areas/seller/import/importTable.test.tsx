import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { toCsv } from '../../../../src/format/csv';
import { startBackOffice } from '../../../support/backOffice';
import { choosePhotos, chooseTable, csvOf, importPath, notesOf, soundRow } from './importPage';

const office = startBackOffice();

describe('a table', () => {
  const head = Object.keys(soundRow());

  it('is found below its title, and its rows keep their line numbers of the file', async () => {
    const person = office.open('superadmin', importPath);
    await choosePhotos(person);
    const cells = Object.values({ ...soundRow(), Email: 'bukan email' });
    const text = toCsv([['Pelapak baru, November 2026'], [''], head, cells]);
    await chooseTable(person, new File([text], 'pelapak.csv'));
    expect(await notesOf(4)).toBe('Email Tidak Valid');
    expect(screen.getByText('Semua isian sudah memiliki kolom.')).toBeVisible();
  });

  it('is found on the sheet after the instructions, and the page shows the name of that sheet', async () => {
    const person = office.open('superadmin', importPath);
    await choosePhotos(person);
    const file = await writeExcelFile([
      { sheet: 'Petunjuk', data: [['Isi lembar Pelapak'], ['Satu baris untuk setiap pelapak']] },
      { sheet: 'Pelapak', data: [head, Object.values(soundRow())] },
    ]).toBlob();
    await chooseTable(person, new File([await file.arrayBuffer()], 'pelapak.xlsx'));
    expect(await screen.findByText('1 siap', {}, { timeout: 20_000 })).toBeVisible();
    expect(screen.getAllByText('pelapak.xlsx (lembar “Pelapak”), 1 baris')).not.toHaveLength(0);
  });
});

describe('columns', () => {
  it('with unknown names are chosen by the user, and missing ones are reported', async () => {
    const { Email: email = '', ...rest } = soundRow(1);
    const person = office.open('superadmin', importPath);
    await choosePhotos(person);
    await chooseTable(person, csvOf([{ ...rest, 'Kotak Pos Elektronik': email }]));
    const field = await screen.findByRole('combobox', { name: /^Email/ });
    expect(screen.getByText('Contoh: Toko Sari 1')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Periksa 1 baris' }));
    expect(screen.getByText('Pilih kolom untuk Email')).toBeVisible();
    expect(field).toHaveFocus();
    await person.selectOptions(field, 'Kotak Pos Elektronik');
    await person.click(screen.getByRole('button', { name: 'Periksa 1 baris' }));
    expect(await screen.findByText('1 siap')).toBeVisible();
  });

  it('can be changed after the check, which then runs again', async () => {
    const person = office.open('superadmin', importPath);
    await choosePhotos(person);
    await chooseTable(person, csvOf([{ ...soundRow(1), Catatan: 'bukan email' }]));
    await screen.findByText('1 siap');
    await person.click(screen.getByRole('button', { name: 'Lihat atau ubah' }));
    await person.selectOptions(screen.getByRole('combobox', { name: /^Email/ }), 'Catatan');
    expect(await screen.findByText('1 salah')).toBeVisible();
    expect(await notesOf(2)).toBe('Email Tidak Valid');
  });
});
