import type { RaRecord, TranslateFunction } from 'ra-core';
import type { Cell } from '../../format/csv';
import { mask } from '../../format/mask';
import { toWibInput } from '../../format/wibTime';
import type { ExportColumn } from './ExportButton';
import { saveCsv } from './saveCsv';

type Words = {
  resource: string;
  translate: TranslateFunction;
  /** The label of a field. */
  fieldLabel: (source: string) => string;
};

/** What the file holds for a record's field. */
const cellOf = (record: RaRecord, column: ExportColumn, { resource, translate }: Words): Cell => {
  const { source, words, instant, secret } = column;
  const found: unknown = column.value ? column.value(record) : record[source];
  const isWritten = typeof found === 'string' || typeof found === 'number';
  if (!isWritten && typeof found !== 'boolean') return undefined;
  const text = String(found);
  if (words !== undefined) return translate(`resources.${resource}.${words}.${text}`, { _: text });
  if (instant) return toWibInput(text).replace('T', ' ');
  if (!isWritten) return undefined;
  return secret ? mask(text) : found;
};

export type FileFormat = 'xlsx' | 'csv';

type ExportedFile = {
  format: FileFormat;
  /** Of the file, without date and ending. */
  name: string;
  /** Of the sheet in it. */
  title: string;
};

/**
 * Hands records to the browser as a file.
 * @throws Error 'errors.network' when the code that writes the format cannot be fetched
 */
export const exportFile = async (
  records: readonly RaRecord[],
  columns: readonly ExportColumn[],
  { format, name, title }: ExportedFile,
  words: Words,
): Promise<void> => {
  const head = columns.map(({ source, label, instant }) => {
    const text = label ? words.translate(label, { _: label }) : words.fieldLabel(source);
    return instant ? words.translate('widgets.text.inWib', { label: text }) : text;
  });
  const rows = records.map((record) => columns.map((column) => cellOf(record, column, words)));
  if (format === 'csv') {
    saveCsv(name, [head, ...rows]);
    return;
  }
  const { saveXlsx } = await import('./saveXlsx').catch(() => {
    throw new Error('errors.network');
  });
  await saveXlsx(name, title, head, rows);
};
