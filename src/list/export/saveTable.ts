import { currentTime } from '../../domain/format/clock';
import { type Cell, toCsv } from '../../domain/format/csv';
import { wibDate } from '../../domain/format/wibTime';

/** The download has started after so many milliseconds. */
const revokeDelay = 10_000;

const saveFile = (file: Blob, name: string, ending: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replaceAll('/', '-')}-${wibDate(currentTime())}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeDelay);
};

export const saveCsv = (name: string, rows: readonly (readonly Cell[])[]): void =>
  saveFile(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), name, 'csv');

export type FileFormat = 'xlsx' | 'csv';

type Table = {
  /** The file's name without date and extension. */
  name: string;
  title: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
};

/** @throws Error 'errors.network' if the code that writes Excel files cannot be downloaded; the signal's reason */
export const saveTable = async (
  format: FileFormat,
  { name, title, head, rows }: Table,
  { emptyRows, signal }: { emptyRows?: number; signal?: AbortSignal } = {},
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
