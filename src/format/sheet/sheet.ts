/** A cell of a table that a person chose. */
export type SheetCell = {
  text: string;
  /** True if the spreadsheet stored a number, or a date: leading zeros, and digits beyond the 15th, are lost. */
  isNumber: boolean;
};

/** Rows of a table, including empty ones, so that a row's index is its position in the file. */
export type Sheet = readonly (readonly SheetCell[])[];

/** A sheet of a file, with its name if it has one. */
export type NamedSheet = {
  rows: Sheet;
  name?: string;
};

/** Why a file cannot be read as a table. */
type SheetFault = 'notSheet' | 'tooLarge' | 'tooManyRows' | 'empty' | 'unreadable';

/** The error of `readSheet`. */
export class SheetError extends Error {
  override name = 'SheetError';
  constructor(readonly fault: SheetFault) {
    super(fault);
  }
}

/** Returns true if every cell of a row is blank. */
export const isEmptyRow = (row: readonly SheetCell[]): boolean => row.every(({ text }) => text.trim() === '');

/** Returns the non-empty rows below the head. */
export const filledRows = (sheet: Sheet) => sheet.slice(1).filter((row) => !isEmptyRow(row));
