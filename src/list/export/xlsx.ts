import writeExcelFile from 'write-excel-file/universal';
import type { Cell } from '../../domain/format/csv';

/** Excel's limit of characters per cell; it refuses to open a file with a longer text. */
const longestText = 32_767;

/** These widths are in characters: most values fit, and no column is wider than half a screen. */
const [narrowest, widest] = [8, 60];

/** Text is never run as a formula, and long numbers keep their digits. */
const typedCell = (cell: Cell): string | number | null => {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  return cell ? cell.slice(0, longestText) : null;
};

const widthOf = (rows: readonly (readonly Cell[])[], column: number): number => {
  const longest = rows.reduce((most, row) => Math.max(most, String(row[column] ?? '').length), narrowest);
  return Math.min(longest, widest) + 2;
};

/** `emptyRows` follow, formatted as text, because a spreadsheet rounds long numbers in any other cell. */
export const xlsxOf = (
  sheet: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  emptyRows = 0,
): Promise<Blob> => {
  const textCell = { type: String, format: '@' };
  const table = [head, ...rows];
  return writeExcelFile(
    [
      head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(typedCell)),
      ...Array.from({ length: emptyRows }, () => head.map(() => textCell)),
    ],
    {
      // Excel refuses these characters, and more than 31 characters, in a sheet name.
      sheet: sheet.replaceAll(/[[\]/\\:*?']/g, ' ').slice(0, 31),
      columns: head.map((_, column) => ({ width: widthOf(table, column) })),
      stickyRowsCount: 1,
    },
  ).toBlob();
};
