import type { RaRecord } from 'ra-core';
import { cellOf, type CellWords } from './exportCell';
import type { ExportColumn } from './exportColumn';
import { type FileFormat, saveTable } from './saveTable';

type ExportedFile = {
  format: FileFormat;
  /** The file name without date and extension. */
  name: string;
  /** The name of the sheet in an Excel file. */
  title: string;
  /** True if NIK and account numbers are written unmasked. */
  isWhole: boolean;
};

/**
 * Downloads records as a file.
 * @throws the errors of `saveTable`
 */
export const exportFile = async (
  records: readonly RaRecord[],
  columns: readonly ExportColumn[],
  { format, name, title, isWhole }: ExportedFile,
  words: CellWords & {
    fieldLabel: (source: string) => string;
  },
  signal: AbortSignal,
): Promise<void> => {
  const head = columns.map(({ source, label, instant }) => {
    const text = label ? words.translate(label, { _: label }) : words.fieldLabel(source);
    return instant ? words.translate('text.inWib', { label: text }) : text;
  });
  const rows = records.map((record) =>
    columns.map((column) => cellOf(record, isWhole ? { ...column, secret: false } : column, words)),
  );
  await saveTable(format, { name, title, head, rows }, { signal });
};
