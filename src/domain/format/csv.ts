/** The value of a cell; null and undefined are empty. */
export type Cell = string | number | null | undefined;

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF';
const separator = ';';

/**
 * Returns true if Excel would change these digits: it rounds long numbers to 15 digits or shows them as 6.28E+11, and drops a
 * leading zero.
 */
const isDelicate = (text: string): boolean => /^(\d{12,}|0\d+)$/.test(text);

/**
 * Matches text that a spreadsheet would run as a formula, also after blanks and quotation marks. Excel treats the full-width
 * signs like the plain ones. Apostrophes count, so that reading takes away only ours.
 */
const formulaStart = /^'*[\s"]*[=+\-@＝＋－＠\t\r\n]/;

/** The end of a cell for a program that expects another separator, and what such text begins with. A last dash, as in `Rp5.000,-`, is none. */
const within = {
  after: String.raw`(?<=[,;|\t\r\n][\s"]*)`,
  before: String.raw`(?='*(?:[=+@＝＋＠]|[-－](?!\s*$)))`,
};
const formulaWithin = new RegExp(within.after + within.before, 'gu');
const ownWithin = new RegExp(`${within.after}'${within.before}`, 'gu');

/** Returns the original text of a cell in which formulas were neutralised. */
export const withFormulas = (cell: string): string =>
  (cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell).replace(ownWithin, '');

/** Returns the text that makes a spreadsheet show the cell unchanged. */
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

/**
 * Converts a table to a CSV file for spreadsheets (docs/areas.md 'Facts about the country'): UTF-8 with BOM, `;`, CRLF. An
 * apostrophe neutralises text that would run as a formula, at its beginning or behind any common separator. Digit strings of 12 and more, and those with a leading zero,
 * survive Excel. Numbers stay numbers.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark +
  rows.map((row) => `${row.map((cell) => quoted(contentOf(cell))).join(separator)}\r\n`).join('');
