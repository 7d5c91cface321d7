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
 * Finds the table among titles and other sheets: its head is the row with the most known columns. If no row has any, the head is
 * the first non-empty row.
 */
export const findTable = (sheets: readonly NamedSheet[], known: KnownColumns): NamedSheet => {
  const candidates = sheets.flatMap(({ rows, name }) =>
    rows.slice(0, searchedRows).map((row, index) => ({
      ...{ rows, name, index },
      score: isEmptyRow(row) ? -1 : known(row.map(({ text }) => text)),
    })),
  );
  const [best] = candidates.toSorted((one, other) => other.score - one.score);
  if (!best) return { rows: [] };
  const rows = fromHead(best.rows, best.index);
  return best.name === undefined ? { rows } : { rows, name: best.name };
};
