import type { RaRecord, TranslateFunction } from 'ra-core';
import type { Cell } from '../../domain/format/csv';
import { mask } from '../../domain/format/mask';
import { toWibInput } from '../../domain/format/wibTime';
import type { ExportColumn } from './exportColumn';

export type CellWords = { resource: string; translate: TranslateFunction };

/** Returns the cell of an exported file for a record's field; undefined leaves it empty. */
export const cellOf = (record: RaRecord, column: ExportColumn, { resource, translate }: CellWords): Cell => {
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
