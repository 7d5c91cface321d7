import { readCsv } from './readCsv';
import { readXlsx } from './readXlsx';
import { type Sheet, SheetError, sheetKind, sheetLimits, type Table } from './sheet';

/** The number of head cells that name a known column. */
type KnownColumns = (head: readonly string[]) => number;

export type Tables = {
  /** Several, if it cannot be known which one is meant. */
  tables: readonly Table[];
  /** Hidden sheets with a table that would have been as good. */
  hidden: readonly string[];
};

type Candidate = { table: Table; known: number };

/** The head is the row with the most known columns, or the first filled row if no column is known. */
const candidateOf = ({ rows, ...sheet }: Sheet, known: KnownColumns): Candidate[] => {
  const heads = rows
    .filter(({ line }, index) => index === 0 || line <= sheetLimits.titleRows)
    .map(({ cells }, index) => ({ index, head: cells, known: known(cells.map(({ text }) => text)) }));
  const [best] = heads.toSorted((one, other) => other.known - one.known);
  const below = best ? rows.slice(best.index + 1) : [];
  return best && below.length > 0
    ? [{ table: { ...sheet, head: best.head, rows: below }, known: best.known }]
    : [];
};

/** At least half as many columns are known as of the best one, and it is not hidden. @throws SheetError */
const findTables = (sheets: readonly Sheet[], known: KnownColumns): Tables => {
  const found = sheets.flatMap((sheet) => candidateOf(sheet, known));
  const shown = found.filter(({ table }) => !table.isHidden);
  if (shown.length === 0) throw new SheetError(found.length > 0 ? 'onlyHidden' : 'empty');
  const most = Math.max(...shown.map((candidate) => candidate.known));
  const fits = (candidate: Candidate) => candidate.known * 2 >= most;
  return {
    tables: shown.filter(fits).map(({ table }) => table),
    hidden: found
      .filter((candidate) => candidate.table.isHidden && fits(candidate))
      .map(({ table }) => table.name ?? ''),
  };
};

/** Takes as long as the file says: pages read in a worker. @throws SheetError */
export const readTables = async (file: File, known: KnownColumns = () => 0): Promise<Tables> => {
  const kind = sheetKind(file);
  if (kind === undefined) throw new SheetError('notSheet');
  if (file.size > sheetLimits.bytes) throw new SheetError('tooLarge');
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const found = findTables(kind === 'csv' ? [readCsv(bytes)] : readXlsx(bytes), known);
    if (found.tables.every(({ rows }) => rows.length > sheetLimits.rows)) throw new SheetError('tooManyRows');
    return found;
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('unreadable');
  }
};
