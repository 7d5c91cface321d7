import { sellerImport } from '../../../../i18n/areas/seller/import';
import { useOwnWords } from '../../../widgets/text/useOwnWords';

/** The words of the import by their name in i18n/areas/seller/import.ts. */
export const useImportWords = () => useOwnWords(sellerImport);

export type ImportWords = ReturnType<typeof useImportWords>;
