/** A cell of a table that a person chose. */
export type SheetCell = {
  text: string;
  /** The spreadsheet kept it as a number: leading zeros are gone, and so is what is beyond 15 digits. */
  isNumber: boolean;
};

/** Rows of a table, those without any text included, so that a row's index is its place in the file. */
export type Sheet = readonly (readonly SheetCell[])[];

/** Why a file cannot be read as a table. */
type SheetFault = 'notSheet' | 'tooLarge' | 'tooManyRows' | 'empty' | 'unreadable';

/** What `readSheet` throws. */
export class SheetError extends Error {
  override name = 'SheetError';
  constructor(readonly fault: SheetFault) {
    super(fault);
  }
}

export const isEmptyRow = (row: readonly SheetCell[]): boolean => row.every(({ text }) => text.trim() === '');

/** The rows below the head that hold anything. */
export const filledRows = (sheet: Sheet) => sheet.slice(1).filter((row) => !isEmptyRow(row));
