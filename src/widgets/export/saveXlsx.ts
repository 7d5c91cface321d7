import writeExcelFile from 'write-excel-file/universal';
import type { Cell } from '../../format/csv';
import { saveFile } from './saveFile';

/** Excel opens no file with a longer text in a cell. */
const longestText = 32_767;

/** Widths in characters: a head and most values fit, and no column is wider than half a screen. */
const [narrowest, widest] = [8, 60];

/** Text stays text: no spreadsheet runs it as a formula, and long numbers keep their digits. */
const written = (cell: Cell): string | number | null => {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  return cell ? cell.slice(0, longestText) : null;
};

const widthOf = (rows: readonly (readonly Cell[])[], column: number): number => {
  const longest = rows.reduce((most, row) => Math.max(most, String(row[column] ?? '').length), narrowest);
  return Math.min(longest, widest) + 2;
};

/**
 * Hands rows to the browser as an Excel file (saveFile). The first row is the head: bold, and still there when the
 * others are scrolled. `emptyRows` are to be filled in: their cells are text, because a spreadsheet rounds long numbers in any
 * other cell.
 */
export const saveXlsx = async (
  name: string,
  sheet: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  emptyRows = 0,
): Promise<void> => {
  const textCell = { type: String, format: '@' };
  const table = [head, ...rows];
  const file = await writeExcelFile(
    [
      head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(written)),
      ...Array.from({ length: emptyRows }, () => head.map(() => textCell)),
    ],
    {
      // What Excel refuses in the name of a sheet.
      sheet: sheet.replaceAll(/[[\]/\\:*?']/g, ' ').slice(0, 31),
      columns: head.map((_, column) => ({ width: widthOf(table, column) })),
      stickyRowsCount: 1,
    },
  ).toBlob();
  saveFile(file, name, 'xlsx');
};
