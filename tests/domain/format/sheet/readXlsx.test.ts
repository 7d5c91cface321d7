import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { readXlsx } from '../../../../src/domain/format/sheet/readXlsx';
import { cell, linesOf, row, workbook } from './workbook';

const excel = async (rows: (string | number | null)[][]): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await writeExcelFile(rows, { sheet: 'Pelapak' }).toBlob()).arrayBuffer());

const none = { rows: [] };

const readRows = (xml: string, parts = {}): string[] => {
  const [sheet = none] = readXlsx(workbook([{ rows: xml }], parts));
  return linesOf(sheet);
};

describe('an Excel file', () => {
  it('is read cell by cell, with numbers marked and written with all their digits', async () => {
    const [sheet = none] = readXlsx(
      await excel([
        ['Nama', 'NIK'],
        ['Budi ', '0012'],
        [null, 6281234567890],
      ]),
    );
    expect(linesOf(sheet)).toEqual(['Nama | NIK', 'Budi  | 0012', ' | 6281234567890']);
    expect(sheet.rows[1]?.cells[1]?.isNumber).toBe(false);
    expect(sheet.rows[2]?.cells[1]?.isNumber).toBe(true);
  });

  it('shows a number beyond 15 digits without an exponent', async () => {
    const [sheet = none] = readXlsx(
      await excel([
        ['NIK', 'X'],
        [3.27305601090001e15, 1e21],
      ]),
    );
    expect(linesOf(sheet)[1]).toBe('3273056010900010 | 1000000000000000000000');
  });

  it('shows texts, dates, truths and errors as Excel does', () => {
    const cells = [
      '<c r="A1" t="s"><v>0</v></c>',
      '<c r="B1" s="1"><v>46344</v></c>',
      '<c r="C1" s="2"><v>46344.5</v></c>',
      '<c r="D1" t="b"><v>1</v></c>',
      '<c r="E1" t="e"><f>VLOOKUP(A1,B:B,1)</f><v>#N/A</v></c>',
      '<c r="F1" t="str"><f>A1&amp;"x"</f><v>a &amp; b_x0041_</v></c>',
      '<c r="G1" s="3"><v>0.05</v></c>',
      '<c r="H1" t="d"><v>2026-11-21T00:00:00</v></c>',
      '<c r="I1" s="1"/>',
    ];
    const rows = readRows(`<row r="1">${cells.join('')}</row>`, {
      'xl/sharedStrings.xml': '<sst><si><r><t>Ba</t></r><r><t>kso</t></r><rPh><t>no</t></rPh></si></sst>',
      'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-421]dd\\ mmmm\\ yyyy;@"/>
        <numFmt numFmtId="165" formatCode="[Red]0.00&quot; days&quot;"/></numFmts>
        <cellStyleXfs><xf numFmtId="0"/></cellStyleXfs>
        <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
    });
    const shown = 'Bakso | 2026-11-18 | 2026-11-18 | TRUE | #N/A | a & bA | 0.05 | 2026-11-21 | ';
    expect(rows).toEqual([shown]);
  });

  it.each([
    ['a style that the file lacks', '<c r="B2" s="7"><v>12</v></c>', '12'],
    ['a shared text that the file lacks', '<c r="B2" t="s"><v>7</v></c>', ''],
    ['a date that there is not', '<c r="B2" s="0" t="n"><v>-1e12</v></c>', '-1000000000000'],
    ['a type that nobody knows', '<c r="B2" t="zzz"><v>x</v></c>', 'x'],
    ['a truth without a value', '<c r="B2" t="b"/>', ''],
    ['no address', '<c t="inlineStr"><is><t>x</t></is></c>', 'x'],
  ])('is read around a cell with %s', (_, xml, shown) => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>';
    const rows = readRows(
      `${row(1, ['Nama', 'Kota'])}<row r="2">${cell('A2', 'Budi')}${xml}</row>${row(3, ['Sari', 'Bogor'])}`,
      { 'xl/styles.xml': styles },
    );
    expect(rows).toEqual(['Nama | Kota', `Budi | ${shown}`, 'Sari | Bogor']);
  });

  it('is read with names in a namespace, and without numbers of rows and cells', () => {
    const rows = readXlsx(
      workbook([{ rows: '' }], {
        'xl/worksheets/sheet1.xml':
          '<x:worksheet xmlns:x="a"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Nama</x:t></x:is></x:c></x:row><x:row/><x:row><x:c t="inlineStr"><x:is><x:t>Budi</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>',
      }),
    ).flatMap((sheet) => sheet.rows);
    expect(rows.map(({ line, cells }) => [line, cells[0]?.text])).toEqual([
      [1, 'Nama'],
      [3, 'Budi'],
    ]);
  });
});
