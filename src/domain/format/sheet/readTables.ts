import { findTables, type KnownColumns, type Tables } from './findTables';
import { readCsv } from './readCsv';
import { readXlsx } from './readXlsx';
import { SheetError, sheetKind, sheetLimits } from './sheet';

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
