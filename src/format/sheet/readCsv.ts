import Papa from 'papaparse';
import { formulaStart } from '../csv';
import { type Sheet, SheetError } from './sheet';

/** Decodes the encodings that spreadsheets write: UTF-8, UTF-16 with a byte order mark, or the Windows code page. */
const decoded = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Detects the separator from the head row, which may contain commas in its texts, but hardly ever a semicolon or a tab. */
const separatorOf = (text: string): string => {
  const [firstRow = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  return [';', '\t'].find((separator) => firstRow.includes(separator)) ?? ',';
};

/** The formula by which our own exports keep long digits from being rounded (format/csv.ts). */
const digitsFormula = /^="(\d+)"$/;

/** Tells whether a cell begins with the apostrophe that our own exports put before formula-like text. */
const isNeutralised = (cell: string): boolean => cell.startsWith("'") && formulaStart.test(cell.slice(1));

const contentOf = (cell: string): string =>
  digitsFormula.exec(cell)?.[1] ?? (isNeutralised(cell) ? cell.slice(1) : cell);

/**
 * Reads a CSV file with `;`, `,` or tabs. Cells of our own exports get their original values back.
 * @throws SheetError 'unreadable' if a quotation mark is never closed
 */
export const readCsv = (bytes: Uint8Array): Sheet => {
  const text = decoded(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  if (errors.some(({ type }) => type === 'Quotes')) throw new SheetError('unreadable');
  return data.map((row) => row.map((cell) => ({ text: contentOf(cell), isNumber: false })));
};
