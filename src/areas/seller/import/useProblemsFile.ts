import type { Sheet } from '../../../format/sheet/sheet';
import { saveCsv } from '../../../widgets/export/saveCsv';
import type { CheckedRow } from './checkedRow';
import { useImportWords } from './useImportWords';

/**
 * Returns a function that saves the rows that are not ready as a CSV file, unchanged and with the reason, for correction
 * and another import.
 */
export const useProblemsFile = (sheet: Sheet, rows: readonly CheckedRow[]): (() => void) => {
  const words = useImportWords();
  const reasonOf = ({ state, faults }: CheckedRow): string =>
    state === 'registered' ? words('registered') : faults.map(({ text }) => text).join('; ');
  return () => {
    const [head = []] = sheet;
    const texts = (row: Sheet[number]) => head.map((_, column) => row[column]?.text);
    saveCsv(words('problemsName'), [
      [...texts(head), words('notes')],
      ...rows
        .filter(({ state }) => state !== 'ready')
        .map((row) => [...texts(sheet[row.line - 1] ?? []), reasonOf(row)]),
    ]);
  };
};
