import Papa from 'papaparse';
import { formulaStart } from '../csv';
import { type Sheet, SheetError } from './sheet';

/** Spreadsheets write UTF-8, UTF-16 with a byte order mark, or the code page of Windows. */
const decoded = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** What is between the cells: heads hold commas now and then, but hardly ever a semicolon or a tab. */
const separatorOf = (text: string): string => {
  const [firstRow = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  return [';', '\t'].find((separator) => firstRow.includes(separator)) ?? ',';
};

/** A formula that yields these digits: how our own exports keep them from being rounded (format/csv.ts). */
const digitsFormula = /^="(\d+)"$/;

/** The apostrophe that our own exports put before what would run as a formula. */
const isNeutralised = (cell: string): boolean => cell.startsWith("'") && formulaStart.test(cell.slice(1));

const contentOf = (cell: string): string =>
  digitsFormula.exec(cell)?.[1] ?? (isNeutralised(cell) ? cell.slice(1) : cell);

/**
 * The cells of a CSV file with `;`, `,` or tabs; those of our own exports come back as they were.
 * @throws SheetError 'unreadable' where a quotation mark is never closed
 */
export const readCsv = (bytes: Uint8Array): Sheet => {
  const text = decoded(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  if (errors.some(({ type }) => type === 'Quotes')) throw new SheetError('unreadable');
  return data.map((row) => row.map((cell) => ({ text: contentOf(cell), isNumber: false })));
};
