import { sellerImport } from '../../../../i18n/areas/seller/import';
import { useFieldLabel, useOwnWords } from '../../../ui/text/words';
import { type FieldLabels, importedFields } from './columns';

export const useImportWords = () => useOwnWords(sellerImport);

export type ImportWords = ReturnType<typeof useImportWords>;

export const useFieldLabels = (): FieldLabels => {
  const labelOf = useFieldLabel();
  return Object.fromEntries(importedFields.map((field) => [field, labelOf(field)])) as FieldLabels;
};

export const listed = (items: readonly (string | number)[]): string =>
  [...items.slice(0, 10), ...(items.length > 10 ? ['…'] : [])].join(', ');
