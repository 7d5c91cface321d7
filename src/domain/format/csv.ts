export type Cell = string | number | null | undefined;

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF';
const separator = ';';

/** Excel rounds long numbers to 15 digits or shows them as 6.28E+11, and drops a leading zero. */
const isDelicate = (text: string): boolean => /^(\d{12,}|0\d+)$/.test(text);

/** A spreadsheet would run it as a formula. Apostrophes count, so that reading takes away only ours. */
const formulaStart = /^'*[\s"]*[=+\-@＝＋－＠\t\r\n]/;

/** For a program that expects another separator. A last dash, as in `Rp5.000,-`, is no formula. */
const after = String.raw`(?<=[,;|\t\r\n][\s"]*)`;
const before = String.raw`(?='*(?:[=+@＝＋＠]|[-－](?!\s*$)))`;
const formulaWithin = new RegExp(after + before, 'gu');
const ownWithin = new RegExp(`${after}'${before}`, 'gu');

/** The text before formulas were neutralised. */
export const withFormulas = (cell: string): string =>
  (cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell).replace(ownWithin, '');

const contentOf = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '';
  // The Indonesian locale uses both the decimal comma and the semicolon separator.
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : '';
  // Excel only keeps all digits if the cell is a formula that yields them.
  if (isDelicate(cell)) return `="${cell}"`;
  const inert = cell.replace(formulaWithin, "'");
  return formulaStart.test(cell) ? `'${inert}` : inert;
};

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** For spreadsheets (docs/areas.md 'Facts about the country'). Apostrophes keep text from running as a formula. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark +
  rows.map((row) => `${row.map((cell) => quoted(contentOf(cell))).join(separator)}\r\n`).join('');
