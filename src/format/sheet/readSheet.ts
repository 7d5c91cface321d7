import { findTable, type KnownColumns } from './findTable';
import { filledRows, type NamedSheet, SheetError } from './sheet';

/** The limits of `readSheet`. */
export const sheetLimits = { bytes: 5_000_000, rows: 500 } as const;

const parse = async (kind: string, bytes: Uint8Array<ArrayBuffer>): Promise<NamedSheet[]> => {
  // The parser of a format is downloaded with the first file of that format.
  if (kind === 'csv') return [{ rows: (await import('./readCsv')).readCsv(bytes) }];
  return (await import('./readXlsx')).readXlsx(bytes);
};

/** Returns the table format of a file by its name; undefined for any other file. */
export const sheetKind = ({ name }: Pick<File, 'name'>): string | undefined =>
  /\.(csv|xlsx)$/i.exec(name)?.[1]?.toLowerCase();

/**
 * Reads the table in a CSV or Excel file, head row first (findTable.ts). The result has a sheet name if the file has several
 * sheets.
 * @throws SheetError if the file is not a table, is too large, or has no row below its head
 */
export const readSheet = async (file: File, known: KnownColumns = () => 0): Promise<NamedSheet> => {
  const kind = sheetKind(file);
  if (kind === undefined) throw new SheetError('notSheet');
  if (file.size > sheetLimits.bytes) throw new SheetError('tooLarge');
  let sheets: NamedSheet[];
  try {
    sheets = await parse(kind, new Uint8Array(await file.arrayBuffer()));
  } catch {
    throw new SheetError('unreadable');
  }
  const table = findTable(sheets, known);
  const filled = filledRows(table.rows).length;
  if (filled === 0) throw new SheetError('empty');
  if (filled > sheetLimits.rows) throw new SheetError('tooManyRows');
  return sheets.length > 1 ? table : { rows: table.rows };
};
