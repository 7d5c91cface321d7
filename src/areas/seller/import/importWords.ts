import { sellerImport } from '../../../../i18n/areas/seller/import';
import { useFieldLabel, useOwnWords } from '../../../ui/text/words';
import { type FieldLabels, importedFields } from './columns';

/** The words of the import by their name in i18n/areas/seller/import.ts. */
export const useImportWords = () => useOwnWords(sellerImport);

export type ImportWords = ReturnType<typeof useImportWords>;

/** Returns the label of each field, by which its column is found. */
export const useFieldLabels = (): FieldLabels => {
  const labelOf = useFieldLabel();
  return Object.fromEntries(importedFields.map((field) => [field, labelOf(field)])) as FieldLabels;
};

/** Returns lines or names as a text, at most `most` of them. */
export const listed = (items: readonly (string | number)[], most = 10): string =>
  [...items.slice(0, most), ...(items.length > most ? ['…'] : [])].join(', ');
