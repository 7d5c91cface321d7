import Papa from 'papaparse';
import { formulaStart } from '../csv';
import { type Sheet, SheetError } from './sheet';

/** Decodes the encodings that spreadsheets write: UTF-8, UTF-16 with a byte order mark, or the Windows code page. */
const decoded = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** In order of preference: texts may contain commas, but hardly ever a semicolon or a tab. */
const separators = [';', '\t', ','];

/** The number of rows from which the separator is detected. */
const sample = 20;

/** Returns the separator that the most rows contain. The first row alone may be a title without one. */
const separatorOf = (text: string): string => {
  const rows = text.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]+/, sample);
  const rowsWith = (separator: string): number => rows.filter((row) => row.includes(separator)).length;
  return separators.toSorted((one, other) => rowsWith(other) - rowsWith(one))[0] ?? ',';
};

/** The formula by which our own exports keep long digits from being rounded (format/csv.ts). */
const digitsFormula = /^="(\d+)"$/;

/** Returns true if a cell begins with the apostrophe that our own exports put before formula-like text. */
const isNeutralised = (cell: string): boolean => cell.startsWith("'") && formulaStart.test(cell.slice(1));

const contentOf = (cell: string): string =>
  digitsFormula.exec(cell)?.[1] ?? (isNeutralised(cell) ? cell.slice(1) : cell);

/**
 * Reads a CSV file with `;`, `,` or tabs. Cells of our own exports get their original values back.
 * @throws SheetError 'unreadable' if a quotation mark is never closed, or the file is not text
 */
export const readCsv = (bytes: Uint8Array): Sheet => {
  // Removes the line that tells Excel the separator.
  const text = decoded(bytes).replace(/^sep=.(?=\r?\n)/i, '');
  // Pictures and workbooks contain null characters, texts never do.
  if (text.includes('\0')) throw new SheetError('unreadable');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  if (errors.some(({ type }) => type === 'Quotes')) throw new SheetError('unreadable');
  return data.map((row) => row.map((cell) => ({ text: contentOf(cell), isNumber: false })));
};
