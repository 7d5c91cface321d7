import { currentTime } from '../../domain/format/clock';
import { type Cell, toCsv } from '../../domain/format/csv';
import { wibDate } from '../../domain/format/wibTime';

/** Milliseconds until the memory is released: by then, the download has started. */
const revokeDelay = 10_000;

/** Downloads a file as `<name>-2026-11-20.<ending>`; a slash in the name becomes a hyphen. */
const saveFile = (file: Blob, name: string, ending: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replaceAll('/', '-')}-${wibDate(currentTime())}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelay);
};

/** Downloads rows as a CSV file (saveFile). */
export const saveCsv = (name: string, rows: readonly (readonly Cell[])[]): void =>
  saveFile(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), name, 'csv');

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
  const { xlsxOf } = await import('./xlsx').catch(() => {
    throw new Error('errors.network');
  });
  signal?.throwIfAborted();
  saveFile(await xlsxOf(title, head, rows, emptyRows), name, 'xlsx');
};
