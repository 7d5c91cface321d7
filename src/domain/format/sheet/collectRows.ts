import { type Sheet, type SheetCell, SheetError, sheetLimits, type SheetRow } from './sheet';

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
