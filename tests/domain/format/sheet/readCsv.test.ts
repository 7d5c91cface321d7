import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../../src/domain/format/sheet/readCsv';
import { linesOf } from './workbook';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const rowsOf = (text: string): string[] => linesOf(readCsv(utf8(text)));

describe('a CSV file', () => {
  it.each([
    ['semicolons', 'Nama;Kota\r\nBudi;Bandung\r\n', 'Nama | Kota', 'Budi | Bandung'],
    ['commas', 'Nama,Kota\nBudi,"Bandung, Jawa"', 'Nama | Kota', 'Budi | Bandung, Jawa'],
    ['tabs', 'Nama\tKota\nBudi\tBandung', 'Nama | Kota', 'Budi | Bandung'],
    ['a comma in a quoted head', '"Nama, A";Kota\nBudi;Bogor', 'Nama, A | Kota', 'Budi | Bogor'],
    ['a byte order mark', '\uFEFFNama;Kota\nBudi;Bogor', 'Nama | Kota', 'Budi | Bogor'],
    ['a line break in a cell', 'Nama;Alamat\nBudi;"Jl. A\nNo. 5"', 'Nama | Alamat', 'Budi | Jl. A\nNo. 5'],
    ['digits that an export protects', 'NIK\n"=""3273056010900009"""', 'NIK', '3273056010900009'],
    ['a hint about its separator', 'sep=;\r\nNama;A, B\r\nBudi;Bogor', 'Nama | A, B', 'Budi | Bogor'],
    ['a formula that an export made harmless', "No. HP\n'+62 812", 'No. HP', '+62 812'],
  ])('is read with %s', (_, text, ...rows) => expect(rowsOf(text)).toEqual(rows));

  it('is read in the code page of Windows and in UTF-16', () => {
    expect(linesOf(readCsv(Uint8Array.of(0x4e, 0xe9, 0x0a, 0x42)))).toEqual(['Né', 'B']);
    expect(linesOf(readCsv(Uint8Array.of(0xff, 0xfe, 0x4e, 0, 0xe9, 0)))).toEqual(['Né']);
  });

  it.each([
    ['within a quoted cell', 'Budi;"Toko "Maju" Jaya"\nSari;B', 'Budi | Toko "Maju" Jaya'],
    ['at the end of a quoted cell', 'Budi;"Toko "Maju""\nSari;B', 'Budi | Toko "Maju"'],
    ['at the beginning of a cell', '"Budi" Santoso;"A"\nSari;B', '"Budi" Santoso | A'],
    ['in a plain cell', 'Budi;Pipa 5"\nSari;B', 'Budi | Pipa 5"'],
    ['that is never closed', 'Budi;"A\nSari;B', 'Budi | "A'],
    ['that a later cell would close', '"Budi;A\nSari;"B"', '"Budi | A'],
  ])('keeps its rows when nobody doubled a quotation mark %s', (_, text, second) =>
    expect(rowsOf(`Nama;Toko\n${text}`)).toEqual(['Nama | Toko', second, 'Sari | B']),
  );

  it('ends a cell at its quotation mark, also with blanks behind it', () =>
    expect(rowsOf('Nama;Toko\n"Budi"  ;"A; B" \n')).toEqual(['Nama | Toko', 'Budi | A; B']));

  it('knows the line of each row, with empty rows between', () => {
    const { rows } = readCsv(utf8('Nama;Kota\r\n\r\n;\r\nBudi;Bogor'));
    expect(rows.map(({ line }) => line)).toEqual([1, 4]);
  });
});
