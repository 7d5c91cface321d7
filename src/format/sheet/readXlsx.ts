import readSheets from 'read-excel-file/universal';
import type { NamedSheet, SheetCell } from './sheet';

/** A number in the notation of the file, such as `3.27305601E+15`. */
class Spelt {
  constructor(readonly text: string) {}
}

/** Writes out an integer without its exponent; any other number stays as it is. */
const digitsOf = (text: string): string => {
  const number = Number(text);
  return Number.isInteger(number) ? BigInt(number).toString() : text;
};

type Value = string | Spelt | boolean | Date | null;

const cellOf = (value: Value): SheetCell => {
  if (value instanceof Spelt) return { text: digitsOf(value.text), isNumber: true };
  // A spreadsheet stores a date as a number.
  if (value instanceof Date) return { text: value.toISOString().slice(0, 10), isNumber: true };
  return { text: String(value ?? ''), isNumber: false };
};

/** Reads the cells of all sheets of an Excel file; a formula counts as its result. @throws Error for any other file */
export const readXlsx = async (bytes: Uint8Array<ArrayBuffer>): Promise<NamedSheet[]> => {
  const sheets = await readSheets(bytes.buffer, { trim: false, parseNumber: (text) => new Spelt(text) });
  return sheets.map(({ sheet: name, data }) => ({
    name,
    rows: data.map((row) => row.map((value) => cellOf(value as Value))),
  }));
};
