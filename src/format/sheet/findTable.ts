import { isEmptyRow, type NamedSheet, type Sheet } from './sheet';

/** Returns the number of head cells that name a known column. */
export type KnownColumns = (head: readonly string[]) => number;

/** The number of first rows in which the head is searched. */
const searchedRows = 20;

const noRow: Sheet[number] = [];

/** Returns the head and the rows below it. Rows above the head become empty, so that line numbers stay those of the file. */
const fromHead = (rows: Sheet, head: number): Sheet => [
  rows[head] ?? noRow,
  ...rows.slice(1).map((row, index) => (index < head ? noRow : row)),
];

/**
 * Finds the table among titles and other sheets: its head is the row with the most known columns, or the first non-empty row
 * if no column is known.
 */
export const findTable = (sheets: readonly NamedSheet[], known: KnownColumns): NamedSheet => {
  const candidates = sheets.flatMap((sheet) =>
    sheet.rows.slice(0, searchedRows).map((row, head) => ({
      sheet,
      head,
      score: isEmptyRow(row) ? -1 : known(row.map(({ text }) => text)),
    })),
  );
  const [best] = candidates.toSorted((one, other) => other.score - one.score);
  return best ? { ...best.sheet, rows: fromHead(best.sheet.rows, best.head) } : { rows: [] };
};
