import { sellerImport } from '../../../../i18n/areas/seller/import';
import { useFieldLabel } from '../../../ui/text/useFieldLabel';
import { useOwnWords } from '../../../ui/text/useOwnWords';
import { type FieldLabels, importedFields } from './importedFields';

/** The words of the import by their name in i18n/areas/seller/import.ts. */
export const useImportWords = () => useOwnWords(sellerImport);

export type ImportWords = ReturnType<typeof useImportWords>;

/** Returns the label of each field, by which its column is found. */
export const useFieldLabels = (): FieldLabels => {
  const labelOf = useFieldLabel();
  return Object.fromEntries(importedFields.map((field) => [field, labelOf(field)])) as FieldLabels;
};
