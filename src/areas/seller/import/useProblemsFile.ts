import { saveCsv } from '../../../list/export/saveCsv';
import type { CheckedRow } from './checkedRow';
import { type ImportedField, importedFields, isRegionField } from './importedFields';
import type { Choices } from './useImportCheck';
import { useImportWords } from './useImportWords';

/**
 * Returns a function that saves the rows that are not ready as a CSV file with the reason, for correction and another import. Cells
 * that were corrected on the page have the correction, all others are unchanged.
 */
export const useProblemsFile = (
  { sheet, columns }: Pick<Choices, 'sheet' | 'columns'>,
  rows: readonly CheckedRow[],
): (() => void) => {
  const words = useImportWords();
  const reasonOf = ({ state, faults }: CheckedRow): string =>
    state === 'registered' ? words('registered') : faults.map(({ text }) => text).join('; ');
  const textOf = ({ texts, form }: CheckedRow, field: ImportedField): string =>
    (isRegionField(field) ? form[field]?.name : undefined) ?? texts.get(field) ?? '';
  const correction = (row: CheckedRow, column: number): string | undefined => {
    const fields = importedFields.filter((field) => columns[field] === column);
    const mended = fields.filter((field) => row.mended.has(field));
    const isOfBoth = fields.includes('rt') && fields.includes('rw') && mended.length > 0;
    const [text] = (
      isOfBoth ? [(['rt', 'rw'] as const).map((field) => textOf(row, field)).join('/')] : []
    ).concat(mended.map((field) => textOf(row, field)));
    return text;
  };
  return () => {
    const head = sheet?.head ?? [];
    const cellsOf = new Map(sheet?.rows.map(({ line, cells }) => [line, cells]));
    saveCsv(words('problemsName'), [
      [...head.map(({ text }) => text), words('notes')],
      ...rows
        .filter(({ state }) => state !== 'ready')
        .map((row) => [
          ...head.map((_, column) => correction(row, column) ?? cellsOf.get(row.line)?.[column]?.text),
          reasonOf(row),
        ]),
    ]);
  };
};
