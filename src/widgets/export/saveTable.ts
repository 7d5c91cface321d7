import type { Cell } from '../../format/csv';
import { saveCsv } from './saveCsv';

export type FileFormat = 'xlsx' | 'csv';

type Table = {
  /** Of the file, without date and ending. */
  name: string;
  /** Of the sheet in an Excel file. */
  title: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
};

type Options = {
  /** Empty rows to fill in, in an Excel file. */
  emptyRows?: number;
  signal?: AbortSignal;
};

/**
 * Hands a table to the browser as a file.
 * @throws Error 'errors.network' when the code that writes Excel files cannot be fetched
 * @throws the signal's reason when the person cancels before that code is here
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
