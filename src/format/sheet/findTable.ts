import { isEmptyRow, type NamedSheet, type Sheet } from './sheet';

/** How many columns of a head are known by their names. */
export type KnownColumns = (head: readonly string[]) => number;

/** A head is among the first rows of its sheet. */
const mostRowsAbove = 20;

const noRow: Sheet[number] = [];

/** The rows below the head keep their place in the file; what is above it, such as a title, is left out. */
const fromHead = (rows: Sheet, head: number): Sheet => [
  rows[head] ?? noRow,
  ...rows.slice(1).map((row, index) => (index < head ? noRow : row)),
];

/**
 * The table that is meant: people put a title above its head, and other sheets before it. Its head is the row that names the
 * most known columns; where none is known, the first row of the first sheet that holds anything.
 */
export const findTable = (sheets: readonly NamedSheet[], known: KnownColumns): NamedSheet => {
  const candidates = sheets.flatMap(({ rows, name }) =>
    rows.slice(0, mostRowsAbove).map((row, index) => ({
      ...{ rows, name, index },
      score: isEmptyRow(row) ? -1 : known(row.map(({ text }) => text)),
    })),
  );
  const [best] = candidates.toSorted((one, other) => other.score - one.score);
  if (!best) return { rows: [] };
  const rows = fromHead(best.rows, best.index);
  return best.name === undefined ? { rows } : { rows, name: best.name };
};
