import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { toCsv } from '../../../src/format/csv';
import { readCsv } from '../../../src/format/sheet/readCsv';
import { readSheet } from '../../../src/format/sheet/readSheet';
import { readXlsx } from '../../../src/format/sheet/readXlsx';
import { type Sheet, SheetError } from '../../../src/format/sheet/sheet';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const texts = (sheet: Sheet): string[][] => sheet.map((row) => row.map(({ text }) => text));
const rowsOf = (text: string): string[][] => texts(readCsv(utf8(text)));

describe('a CSV file', () => {
  it.each([
    ['semicolons', 'Nama;Kota\r\nBudi;Bandung\r\n', [['Nama', 'Kota'], ['Budi', 'Bandung'], ['']]],
    [
      'commas',
      'Nama,Kota\nBudi,"Bandung, Jawa Barat"',
      [
        ['Nama', 'Kota'],
        ['Budi', 'Bandung, Jawa Barat'],
      ],
    ],
    [
      'tabs',
      'Nama\tKota\nBudi\tBandung',
      [
        ['Nama', 'Kota'],
        ['Budi', 'Bandung'],
      ],
    ],
    [
      'a comma in a quoted head',
      '"Nama, lengkap";Kota\nBudi;Bogor',
      [
        ['Nama, lengkap', 'Kota'],
        ['Budi', 'Bogor'],
      ],
    ],
    [
      'a byte order mark',
      '\uFEFFNama;Kota\nBudi;Bogor',
      [
        ['Nama', 'Kota'],
        ['Budi', 'Bogor'],
      ],
    ],
    [
      'a line break in a cell',
      'Nama;Alamat\nBudi;"Jl. Melati\nNo. 5"',
      [
        ['Nama', 'Alamat'],
        ['Budi', 'Jl. Melati\nNo. 5'],
      ],
    ],
    ['digits that an export protects', 'NIK\n"=""3273056010900009"""', [['NIK'], ['3273056010900009']]],
    [
      'a hint of Excel about its separator',
      'sep=;\r\nNama;Kota, asal\r\nBudi;Bogor',
      [[''], ['Nama', 'Kota, asal'], ['Budi', 'Bogor']],
    ],
    ['a formula that an export made harmless', "No. HP\n'+62 812", [['No. HP'], ['+62 812']]],
  ])('is read with %s', (_, text, rows) => expect(rowsOf(text)).toEqual(rows));

  it('is read in the code page of Windows and in UTF-16', () => {
    expect(texts(readCsv(Uint8Array.of(0x4e, 0xe9, 0x0a, 0x42)))).toEqual([['Né'], ['B']]);
    expect(texts(readCsv(Uint8Array.of(0xff, 0xfe, 0x4e, 0, 0xe9, 0)))).toEqual([['Né']]);
  });

  it('is refused when a quotation mark is never closed', () => {
    expect(() => readCsv(utf8('Nama;Kota\n"Budi;Bogor'))).toThrow(SheetError);
  });

  it('returns the same cells that an export has written', () => {
    const sign = fc.constantFrom(
      ';',
      ',',
      '"',
      "'",
      '=',
      '+',
      '-',
      '@',
      '＝',
      ' ',
      '\t',
      '\r\n',
      '\n',
      '0',
      '1',
    );
    const cell = fc
      .array(fc.oneof(sign, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 8 })
      .map((pieces) => pieces.join(''))
      // An apostrophe before a formula is what the export itself writes.
      .filter((text) => !/^'[\s\u00A0]*[=+\-@＝＋－＠\t\r\n]/.test(text));
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));
    fc.assert(
      fc.property(table, (rows) => {
        expect(texts(readCsv(utf8(toCsv(rows)))).slice(0, -1)).toEqual(rows);
      }),
    );
  });
});

const none = { rows: [] };

const excel = async (rows: (string | number | null)[][]): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await writeExcelFile(rows, { sheet: 'Pelapak' }).toBlob()).arrayBuffer());

describe('an Excel file', () => {
  it('is read cell by cell, with numbers marked and written with all their digits', async () => {
    const [{ rows: sheet } = none] = await readXlsx(
      await excel([
        ['Nama', 'NIK'],
        ['Budi ', '0012'],
        [null, 6281234567890],
      ]),
    );
    expect(texts(sheet)).toEqual([
      ['Nama', 'NIK'],
      ['Budi ', '0012'],
      ['', '6281234567890'],
    ]);
    expect(sheet[1]?.[1]?.isNumber).toBe(false);
    expect(sheet[2]?.[1]?.isNumber).toBe(true);
  });

  it('shows a number beyond 15 digits without an exponent', async () => {
    const [{ rows: sheet } = none] = await readXlsx(
      await excel([
        ['NIK', 'X'],
        [3.27305601090001e15, 1e21],
      ]),
    );
    expect(texts(sheet)[1]).toEqual(['3273056010900010', '1000000000000000000000']);
  });
});

describe('a chosen file', () => {
  const faultOf = (file: File) =>
    readSheet(file).then(
      () => null,
      (error: unknown) => (error as SheetError).fault,
    );
  const csv = (text: string, name = 'pelapak.csv') => new File([text], name);

  it.each([
    ['is no table', csv('Nama', 'pelapak.pdf'), 'notSheet'],
    ['has only a header row', csv('Nama;Kota\n\n;\n'), 'empty'],
    ['is no Excel file inside', csv('Nama', 'pelapak.xlsx'), 'unreadable'],
    [
      'is a workbook with the name of a CSV file',
      csv('PK\u0003\u0004\u0014\0\u0006\0Nama;Kota\nBudi;Bogor'),
      'unreadable',
    ],
    ['has more than 500 rows', csv(`Nama\n${'Budi\n'.repeat(501)}`), 'tooManyRows'],
    ['is larger than 5 MB', csv('x'.repeat(5_000_001)), 'tooLarge'],
    ['has 500 rows', csv(`Nama\n${'Budi\n'.repeat(500)}\n\n`), null],
  ])('that %s', async (_, file, fault) => expect(await faultOf(file)).toBe(fault));
});
