import { filledRows, type Sheet, SheetError } from './sheet';

/** The limits of `readSheet`. */
export const sheetLimits = { bytes: 5_000_000, rows: 500 } as const;

const parse = async (kind: string, bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> => {
  // The parser of a format is downloaded with the first file of that format.
  const read = kind === 'csv' ? (await import('./readCsv')).readCsv : (await import('./readXlsx')).readXlsx;
  return read(bytes);
};

/** Returns the table format of a file by its name; undefined for any other file. */
export const sheetKind = ({ name }: Pick<File, 'name'>): string | undefined =>
  /\.(csv|xlsx)$/i.exec(name)?.[1]?.toLowerCase();

/**
 * Reads the cells of a CSV or Excel file, head row first.
 * @throws SheetError if the file is not a table, is too large, or has no row below its head
 */
export const readSheet = async (file: File): Promise<Sheet> => {
  const kind = sheetKind(file);
  if (kind === undefined) throw new SheetError('notSheet');
  if (file.size > sheetLimits.bytes) throw new SheetError('tooLarge');
  let sheet: Sheet;
  try {
    sheet = await parse(kind, new Uint8Array(await file.arrayBuffer()));
  } catch {
    throw new SheetError('unreadable');
  }
  const filled = filledRows(sheet).length;
  if (filled === 0) throw new SheetError('empty');
  if (filled > sheetLimits.rows) throw new SheetError('tooManyRows');
  return sheet;
};
