/** A cell of a table that a person chose. */
export type SheetCell = {
  text: string;
  /** True if the spreadsheet stored a number, or a date: leading zeros, and digits beyond the 15th, are lost. */
  isNumber: boolean;
};

/** A row with at least one filled cell. */
export type SheetRow = {
  /** Its number in the file, starting at 1. */
  line: number;
  /** True if the spreadsheet does not show the row, because somebody hid it or a filter does. */
  isHidden: boolean;
  /** Its cells from the first column to the last filled one. */
  cells: readonly SheetCell[];
};

/** A sheet of a file, or a whole file that has no sheets. */
export type Sheet = {
  /** Its name, if the file has several. */
  name?: string;
  isHidden: boolean;
  /** The filled rows. The other ones cost nothing, however far away the last filled row is. */
  rows: readonly SheetRow[];
  /** The number of filled cells that are not read, because they are beyond the last column that is. */
  cellsBeyond: number;
};

/** A table: its head, and the filled rows below. */
export type Table = Omit<Sheet, 'rows'> & { head: readonly SheetCell[]; rows: readonly SheetRow[] };

export const sheetLimits = {
  bytes: 5_000_000,
  /** Of the parts of an Excel file, once unpacked. */
  unpackedBytes: 50_000_000,
  rows: 500,
  /** Rows above the head, among which it is searched. */
  titleRows: 20,
  columns: 100,
  /** Of all cells together. */
  characters: 3_000_000,
  /** Until the reader is stopped. */
  milliseconds: 15_000,
} as const;

/** Why a file cannot be read as a table. */
export type SheetFault =
  'notSheet' | 'tooLarge' | 'tooMuch' | 'tooManyRows' | 'empty' | 'onlyHidden' | 'unreadable' | 'noReader';

export class SheetError extends Error {
  override name = 'SheetError';
  constructor(readonly fault: SheetFault) {
    super(fault);
  }
}

/** Returns the table format of a file by its name; undefined for any other file. */
export const sheetKind = ({ name }: Pick<File, 'name'>): string | undefined =>
  /\.(csv|xlsx)$/i.exec(name)?.[1]?.toLowerCase();

const blank: SheetCell = { text: '', isNumber: false };

const isFilled = ({ text }: SheetCell): boolean => text.trim() !== '';

/** One row more than a table may have, so that it can be seen to have too many. */
const mostRows = sheetLimits.titleRows + sheetLimits.rows + 1;

/** Collects the cells of a file, as long as a table may have more, and the rows that are filled. */
export const collectRows = () => {
  const rows: SheetRow[] = [];
  let cells: SheetCell[] = [];
  let cellsBeyond = 0;
  let characters = 0;
  const isFull = (): boolean => rows.length === mostRows;

  return {
    isFull,
    /** Adds a cell to the row that has not ended. Columns start at 0. @throws SheetError 'tooMuch' */
    add: (column: number, cell: SheetCell): void => {
      if (isFull()) return;
      if (column >= sheetLimits.columns) {
        if (isFilled(cell)) cellsBeyond += 1;
        return;
      }
      characters += cell.text.length;
      if (characters > sheetLimits.characters) throw new SheetError('tooMuch');
      while (cells.length < column) cells.push(blank);
      cells[column] = cell;
    },
    endRow: (line: number, isHidden: boolean): void => {
      if (!isFull() && cells.some(isFilled)) rows.push({ line, isHidden, cells });
      cells = [];
    },
    sheet: (isHidden: boolean, name?: string): Sheet => ({
      ...(name !== undefined && { name }),
      isHidden,
      rows,
      cellsBeyond,
    }),
  };
};
