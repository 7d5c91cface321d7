import type { SheetRow, Table } from '../../../format/sheet/sheet';
import { saveCsv } from '../../../widgets/export/saveCsv';
import type { CheckedRow } from './checkedRow';
import { useImportWords } from './useImportWords';

/**
 * Returns a function that saves the rows that are not ready as a CSV file, unchanged and with the reason, for correction
 * and another import.
 */
export const useProblemsFile = (sheet: Table | null, rows: readonly CheckedRow[]): (() => void) => {
  const words = useImportWords();
  const reasonOf = ({ state, faults }: CheckedRow): string =>
    state === 'registered' ? words('registered') : faults.map(({ text }) => text).join('; ');
  return () => {
    const head = sheet?.head ?? [];
    const texts = (cells: SheetRow['cells']) => head.map((_, column) => cells[column]?.text);
    const cellsOf = new Map(sheet?.rows.map(({ line, cells }) => [line, cells]));
    saveCsv(words('problemsName'), [
      [...texts(head), words('notes')],
      ...rows
        .filter(({ state }) => state !== 'ready')
        .map((row) => [...texts(cellsOf.get(row.line) ?? []), reasonOf(row)]),
    ]);
  };
};
