import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../../src/domain/format/sheet/readCsv';
import { readTables } from '../../../../src/domain/format/sheet/readTables';
import { readXlsx } from '../../../../src/domain/format/sheet/readXlsx';
import type { SheetError } from '../../../../src/domain/format/sheet/sheet';
import { cell, linesOf, row, workbook } from './workbook';

const rowsOf = (xml: string): string[] => readXlsx(workbook([{ rows: xml }])).flatMap(linesOf);

const none = { rows: [], cellsBeyond: -1 };

describe('a file that is larger than it looks', () => {
  it('keeps its rows when a cell is far away, and counts those beyond the columns that are read', () => {
    const [sheet = none] = readXlsx(
      workbook([
        {
          rows: `${row(1, ['Nama'])}${row(2, ['Budi'])}<row r="1048576">${cell('A1048576', 'x')}${cell('CV1048576', 'y')}${cell('CW1048576', 'z')}${cell('XFD1048576', 'z')}</row>`,
        },
      ]),
    );
    expect(sheet.rows.map(({ line }) => line)).toEqual([1, 2, 1048576]);
    expect(sheet.rows[0]?.cells).toHaveLength(1);
    expect(sheet.rows[2]?.cells).toHaveLength(100);
    expect(sheet.cellsBeyond).toBe(2);
  });

  it('keeps no row that is only formatted', () => {
    const empty = Array.from(
      { length: 60_000 },
      (_, index) => `<row r="${index + 3}"><c s="1"/><c s="1"/></row>`,
    );
    expect(rowsOf(row(1, ['Nama']) + row(2, ['Budi']) + empty.join(''))).toEqual(['Nama', 'Budi']);
  });

  it('splits a row of a CSV file into as many columns as are read', () => {
    const { rows, cellsBeyond } = readCsv(new TextEncoder().encode(`Nama${';'.repeat(2_400_000)}x\nBudi`));
    expect(rows.map(({ cells }) => cells.length)).toEqual([100, 1]);
    expect(cellsBeyond).toBe(1);
  });

  it('is read however deep its elements are', () => {
    const depth = 200_000;
    expect(rowsOf(`${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}${row(1, ['Nama'])}`)).toEqual(['Nama']);
  });

  it.each([
    [
      'unpacks to more than 50 MB',
      () => workbook([{ rows: row(1, ['Nama']) }], { 'xl/media.xml': ' '.repeat(50_000_001) }),
    ],
    [
      'shows one long text in many cells',
      () =>
        workbook([{ rows: `<row r="1">${'<c t="s"><v>0</v></c>'.repeat(99)}</row>` }], {
          'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(32_767)}</t></si></sst>`,
        }),
    ],
  ])(
    'is refused when it %s',
    async (_, bytes) =>
      await expect(readTables(new File([bytes()], 'pelapak.xlsx'))).rejects.toMatchObject({
        fault: 'tooMuch',
      }),
  );
});

describe('the sheets of a file', () => {
  const known = (head: readonly string[]): number =>
    head.filter((name) => ['Nama', 'NIK', 'Kota', 'Email'].includes(name)).length;
  const sellers = row(1, ['Nama', 'NIK', 'Kota']) + row(2, ['Budi', '1', 'Bogor']);
  const found = async (...sheets: Parameters<typeof workbook>[0]) => {
    const { tables, hidden } = await readTables(new File([workbook(sheets)], 'pelapak.xlsx'), known);
    return { tables: tables.map(({ name }) => name), hidden };
  };

  it('are one if only one has the columns of the form', async () => {
    const places = { name: 'Daftar', rows: row(1, ['Kota']) + row(2, ['Bogor']) };
    expect(await found(places, { name: 'Pelapak', rows: sellers })).toEqual({
      tables: ['Pelapak'],
      hidden: [],
    });
  });

  it('are all that fit, and never a hidden one, which is named', async () =>
    expect(
      await found(
        { name: 'Lama', state: 'hidden', rows: sellers },
        { name: 'Contoh', rows: row(1, ['Nama', 'NIK', 'Kota']) },
        { name: 'Januari', rows: sellers },
        { name: 'Sangat lama', state: 'veryHidden', rows: sellers },
        { name: 'Februari', rows: row(1, ['Nama', 'NIK']) + row(2, ['Sari', '2']) },
      ),
    ).toEqual({ tables: ['Januari', 'Februari'], hidden: ['Lama', 'Sangat lama'] }));

  it('are refused if only a hidden one has a table', async () =>
    await expect(
      found({ name: 'Lama', state: 'hidden', rows: sellers }, { name: 'Kosong', rows: '' }),
    ).rejects.toMatchObject({ fault: 'onlyHidden' }));

  it('have the head below titles, and say which rows are hidden', async () => {
    const rows = [
      row(1, ['Data pelapak', '2026']),
      row(3, ['Nama', 'NIK', 'Kota']),
      row(4, ['Budi', '1', 'Bogor'], 'hidden="1"'),
      row(5, ['Sari', '2', 'Bogor'], 'ht="0" customHeight="1"'),
      row(7, ['Tono', '3', 'Bogor'], 'hidden="0" ht="15"'),
    ];
    const file = new File([workbook([{ rows: rows.join('') }])], 'pelapak.xlsx');
    const [table] = (await readTables(file, known)).tables;
    expect(table?.head.map(({ text }) => text)).toEqual(['Nama', 'NIK', 'Kota']);
    expect(table?.rows.map(({ line, isHidden }) => [line, isHidden])).toEqual([
      [4, true],
      [5, true],
      [7, false],
    ]);
  });
});

describe('a chosen file', () => {
  const faultOf = (file: File) =>
    readTables(file).then(
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
    ['has rows below twenty others, of which none is a head', csv('Nama\n'.repeat(300)), null],
    ['has 500 rows', csv(`Nama\n${'Budi\n'.repeat(500)}\n\n`), null],
  ])('that %s', async (_, file, fault) => expect(await faultOf(file)).toBe(fault));
});
