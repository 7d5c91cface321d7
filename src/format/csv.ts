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
 * Matches text that a spreadsheet would run as a formula, also after blanks. Excel treats the full-width signs like the
 * plain ones.
 */
export const formulaStart = /^[\s\u00A0]*[=+\-@＝＋－＠\t\r\n]/;

/** Returns the text that makes a spreadsheet show the cell unchanged. */
const contentOf = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '';
  // The Indonesian locale uses both the decimal comma and the semicolon separator.
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : '';
  // Excel only keeps all digits if the cell is a formula that yields them.
  if (isDelicate(cell)) return `="${cell}"`;
  return formulaStart.test(cell) ? `'${cell}` : cell;
};

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Converts a table to a CSV file for spreadsheets (docs/areas.md 'Facts about the country'): UTF-8 with BOM, `;`, CRLF. An
 * apostrophe neutralises text that would run as a formula. Digit strings of 12 and more, and those with a leading zero,
 * survive Excel. Numbers stay numbers.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark +
  rows.map((row) => `${row.map((cell) => quoted(contentOf(cell))).join(separator)}\r\n`).join('');
