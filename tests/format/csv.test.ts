import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../src/format/csv';

/** A simple reader of RFC 4180 with `;`: it returns the cells as a spreadsheet reads them, before it looks for formulas. */
const readCsv = (file: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 1; at < file.length; at += 1) {
    const sign = file[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (file[at + 1] === '"') cell += file[++at] ?? '';
      else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === ';' || sign === '\r') {
      row.push(cell);
      cell = '';
      if (sign === '\r') {
        rows.push(row);
        row = [];
        at += 1;
      }
    } else cell += sign;
  }
  return rows;
};

const cell = (value: string | number | null | undefined) => readCsv(toCsv([[value]]))[0]?.[0];

it('begins with a byte order mark, separates by semicolons and ends its lines', () => {
  expect(
    toCsv([
      ['Nama', 'Saldo'],
      ['Rina', 12500],
    ]),
  ).toBe('\uFEFFNama;Saldo\r\nRina;12500\r\n');
});

it.each([
  [1_250_000, '1250000'],
  [-5_000, '-5000'],
  [4.5, '4,5'],
  [null, ''],
  [undefined, ''],
  [NaN, ''],
])('writes %j as %j', (value, text) => expect(cell(value)).toBe(text));

describe('text that would run as a formula', () => {
  it.each([
    '=HYPERLINK("https://contoh.id")',
    '+62812',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '  =1',
    '\r=1',
    '\n@x',
    '＝1+1',
    '＋62812',
    '－1',
    '＠SUM(A1)',
  ])('%j is neutralised', (text) => expect(cell(text)).toBe(`'${text}`));
});

describe('digits in a cell', () => {
  it.each(['3273056010900009', '628123456789', '007', '0123456789', '00'])(
    '%s are protected, because a spreadsheet would change them',
    (digits) => {
      expect(cell(digits)).toBe(`="${digits}"`);
    },
  );

  it.each(['12345678901', '0', '2026', '16115'])('%s stay a plain number', (digits) => {
    expect(cell(digits)).toBe(digits);
  });
});

it('keeps every text, with any characters', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(fc.array(fc.array(texts, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const read = readCsv(toCsv(rows));
      expect(read).toHaveLength(rows.length);
      rows.forEach((row, y) =>
        row.forEach((text, x) => {
          const found = read[y]?.[x] ?? '';
          expect([text, `'${text}`, `="${text}"`]).toContain(found);
          // Only our own protected digits begin a formula.
          if (/^\s*[=+\-@\t\r]/.test(found)) expect(found).toMatch(/^="\d+"$/);
        }),
      );
    }),
  );
});
