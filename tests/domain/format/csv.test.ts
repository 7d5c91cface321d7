import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../src/domain/format/csv';
import { readCsv } from '../../../src/domain/format/sheet/readCsv';

/** A cell as a spreadsheet reads it, before it looks for formulas. */
const cell = (value: string | number | null | undefined) =>
  toCsv([[value]])
    .slice(1, -2)
    .replace(/^"(.*)"$/su, '$1')
    .replaceAll('""', '"');

it('begins with a byte order mark, separates by semicolons and ends its lines', () =>
  expect(
    toCsv([
      ['Nama', 'Saldo'],
      ['Rina', 12500],
    ]),
  ).toBe('\uFEFFNama;Saldo\r\nRina;12500\r\n'));

it.each([
  [1_250_000, '1250000'],
  [-5_000, '-5000'],
  [4.5, '4,5'],
  [null, ''],
  [undefined, ''],
  [NaN, ''],
])('writes %j as %j', (value, text) => expect(cell(value)).toBe(text));

describe('text that would run as a formula', () => {
  it.each(['=HYPERLINK("https://contoh.id")', '+62812', '-1+1', '@SUM(A1)', '  =1', '"=1', "'=1", '＝1+1'])(
    '%j is neutralised',
    (text) => expect(cell(text)).toBe(`'${text}`),
  );

  it.each(['Rp50.000,-', 'Senin - Jumat', 'rina@contoh.id, budi@contoh.id', 'a=b', 'Jl. Mawar, No. 5'])(
    '%j is none and stays as it is',
    (text) => expect(cell(text)).toBe(text),
  );
});

describe('digits in a cell', () => {
  it.each(['3273056010900009', '628123456789', '007', '0123456789', '00'])(
    '%s are protected, because a spreadsheet would change them',
    (digits) => expect(cell(digits)).toBe(`="${digits}"`),
  );

  it.each(['12345678901', '0', '2026', '16115'])('%s stay a plain number', (digits) =>
    expect(cell(digits)).toBe(digits),
  );
});

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...`'",;\t|\n\r =+-@＝＋－＠1a`.split('')), maxLength: 12 }),
);
const tables = fc.array(fc.array(texts, { minLength: 1, maxLength: 4 }), { minLength: 1 });

it('begins no formula in a program that takes another sign for the separator', () => {
  fc.assert(
    fc.property(tables, fc.constantFrom(...[',', ';', '\t', '|']), (rows, separator) => {
      // The worst program knows no quotation marks.
      for (const part of toCsv(rows)
        .slice(1)
        .split(separator)
        .flatMap((each) => each.split(/[\r\n]/)))
        // Only our own protected digits begin a formula; a dash alone is none.
        if (/^[\s"]*[=+\-@＝＋－＠]/.test(part)) expect(part).toMatch(/^(="\d+"|[\s"]*[-－])($|[\s";])/);
    }),
    { numRuns: 2000 },
  );
});

it('is read back by the import as it was', () => {
  const cells = texts.filter((text) => text.trim() !== '' && !/[\0\uFEFF\uD800-\uDFFF]|^="\d+"$/.test(text));
  fc.assert(
    fc.property(cells, (text) => {
      const file = new TextEncoder().encode(
        toCsv([
          ['Nama', 'Kota', 'Toko'],
          ['Rina', text, 'Budi'],
        ]),
      );
      expect(readCsv(file).rows[1]?.cells.map((each) => each.text)).toEqual(['Rina', text, 'Budi']);
    }),
    { numRuns: 2000 },
  );
});
