import { type Cell, toCsv } from '../../domain/format/csv';
import { saveFile } from './saveFile';

/** Downloads rows as a CSV file (saveFile). */
export const saveCsv = (name: string, rows: readonly (readonly Cell[])[]): void =>
  saveFile(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }), name, 'csv');
