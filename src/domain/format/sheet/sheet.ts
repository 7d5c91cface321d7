export type SheetCell = {
  text: string;
  /** Also for a date: leading zeros, and digits beyond the 15th, are lost. */
  isNumber: boolean;
};

type SheetRow = {
  line: number;
  /** Somebody hid it, or a filter does. */
  isHidden: boolean;
  /** From the first column to the last filled one. */
  cells: readonly SheetCell[];
};

/** Or a whole file that has no sheets. */
export type Sheet = {
  name?: string | undefined;
  isHidden: boolean;
  /** The filled ones. The others cost nothing, however many they are. */
  rows: readonly SheetRow[];
  /** Filled cells that are not read, because they are beyond the last column that is. */
  cellsBeyond: number;
};

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

export type SheetFault =
  | 'notSheet'
  | 'tooLarge'
  | 'tooMuch'
  | 'tooManyRows'
  | 'empty'
  | 'onlyHidden'
  | 'unreadable'
  | 'noReader';

export class SheetError extends Error {
  override name = 'SheetError';
  constructor(readonly fault: SheetFault) {
    super(fault);
  }
}

export const sheetKind = ({ name }: Pick<File, 'name'>): string | undefined =>
  /\.(csv|xlsx)$/i.exec(name)?.[1]?.toLowerCase();

export const textCell = (text: string): SheetCell => ({ text, isNumber: false });

/** One for all, because a table may have millions of them. */
const blank = textCell('');

const isFilled = ({ text }: SheetCell): boolean => text.trim() !== '';

/** One row more than a table may have, so that it can be seen to have too many. */
const mostRows = sheetLimits.titleRows + sheetLimits.rows + 1;

/** As long as a table may have more, and only the rows that are filled. */
export const collectRows = () => {
  const rows: SheetRow[] = [];
  let cells: SheetCell[] = [];
  let cellsBeyond = 0;
  let characters = 0;
  const isFull = (): boolean => rows.length === mostRows;

  return {
    isFull,
    /** Columns start at 0. @throws SheetError 'tooMuch' */
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
    sheet: (isHidden: boolean, name?: string): Sheet => ({ name, isHidden, rows, cellsBeyond }),
  };
};
