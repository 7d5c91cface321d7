import type { Cell } from '../../domain/format/csv';
import { saveCsv } from './saveCsv';

export type FileFormat = 'xlsx' | 'csv';

type Table = {
  /** The file name without date and extension. */
  name: string;
  /** The name of the sheet in an Excel file. */
  title: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
};

type Options = {
  /** The number of empty rows to fill in, in an Excel file. */
  emptyRows?: number;
  signal?: AbortSignal;
};

/**
 * Downloads a table as a file.
 * @throws Error 'errors.network' if the code that writes Excel files cannot be downloaded
 * @throws the signal's reason if the user cancels while that code is loading
 */
export const saveTable = async (
  format: FileFormat,
  { name, title, head, rows }: Table,
  { emptyRows, signal }: Options = {},
): Promise<void> => {
  if (format === 'csv') {
    saveCsv(name, [head, ...rows]);
    return;
  }
  const { saveXlsx } = await import('./saveXlsx').catch(() => {
    throw new Error('errors.network');
  });
  signal?.throwIfAborted();
  await saveXlsx(name, title, head, rows, emptyRows);
};
