/** What a cell of a file may hold; null and undefined are empty. */
export type Cell = string | number | null | undefined;

/** Excel reads it as 'this is UTF-8'. */
const byteOrderMark = '\uFEFF';
const separator = ';';

/** Longer ones are rounded at 15 digits or shown as 6.28E+11; a leading zero is eaten. */
const isDelicate = (text: string): boolean => /^(\d{12,}|0\d+)$/.test(text);

/** Spreadsheets run what begins like this as a formula, also after blanks; Excel takes the wide signs for the plain ones. */
export const formulaStart = /^[\s\u00A0]*[=+\-@＝＋－＠\t\r\n]/;

/** What a spreadsheet should read in the cell. */
const contentOf = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '';
  // The decimal comma goes with the semicolon: both belong to the Indonesian locale.
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : '';
  // A formula that yields exactly these digits is the only form in which Excel keeps them when it opens a file.
  if (isDelicate(cell)) return `="${cell}"`;
  return formulaStart.test(cell) ? `'${cell}` : cell;
};

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A table as a CSV file for spreadsheets (docs/areas.md 'Facts about the country'): UTF-8 with BOM, `;`, CRLF. Text that
 * would run as a formula is neutralised with an apostrophe; digit strings of 12 and more, and those with a leading
 * zero, survive Excel. Numbers stay numbers.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark +
  rows.map((row) => `${row.map((cell) => quoted(contentOf(cell))).join(separator)}\r\n`).join('');
