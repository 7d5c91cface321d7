import type { RaRecord, TranslateFunction } from 'ra-core';
import type { Cell } from '../../domain/format/csv';
import { mask } from '../../domain/format/mask';
import { toWibInput } from '../../domain/format/wibTime';
import type { Column } from '../columns';
import { type FileFormat, saveTable } from './saveTable';

type CellWords = { resource: string; translate: TranslateFunction };

/** Undefined leaves it empty. */
const cellOf = (record: RaRecord, column: Column, { resource, translate }: CellWords): Cell => {
  const { source, type, secret } = column;
  const words = column.words ?? (type === 'state' ? 'states' : undefined);
  const found: unknown = column.value ? column.value(record, translate) : record[source];
  const isWritten = typeof found === 'string' || typeof found === 'number';
  if (!isWritten && typeof found !== 'boolean') return undefined;
  const text = String(found);
  if (words !== undefined) return translate(`resources.${resource}.${words}.${text}`, { _: text });
  // As `2026-11-20 09:05`, which sorts as text; the head names the time zone.
  if (type === 'instant') return toWibInput(text).replace('T', ' ');
  if (!isWritten) return undefined;
  return secret ? mask(text) : found;
};

type ExportedFile = {
  format: FileFormat;
  name: string;
  title: string;
  /** NIK and account numbers are written unmasked. */
  isWhole: boolean;
};

export const exportFile = async (
  records: readonly RaRecord[],
  columns: readonly Column[],
  { format, name, title, isWhole }: ExportedFile,
  words: CellWords & {
    fieldLabel: (source: string) => string;
  },
  signal: AbortSignal,
): Promise<void> => {
  const head = columns.map(({ source, label, type }) => {
    const text = label ? words.translate(label, { _: label }) : words.fieldLabel(source);
    return type === 'instant' ? words.translate('text.inWib', { label: text }) : text;
  });
  const rows = records.map((record) =>
    columns.map((column) => cellOf(record, isWhole ? { ...column, secret: false } : column, words)),
  );
  await saveTable(format, { name, title, head, rows }, { signal });
};
