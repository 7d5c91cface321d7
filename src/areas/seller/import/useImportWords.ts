import { sellerImport } from '../../../../i18n/areas/seller/import';
import { groupedFigures } from '../../../format/rupiah';
import { useOwnWords } from '../../../widgets/text/useOwnWords';

/** The words of the import by their name in i18n/areas/seller/import.ts; numbers are grouped. */
export const useImportWords = () => {
  const words = useOwnWords('sellerImport', sellerImport);
  return (
    name: keyof typeof sellerImport,
    places: Readonly<Record<string, string | number>> = {},
  ): string => {
    const written = Object.entries(places).map(([place, value]) => [
      place,
      typeof value === 'number' ? groupedFigures(value) : value,
    ]);
    return words(name, Object.fromEntries(written) as Record<string, string>);
  };
};

export type ImportWords = ReturnType<typeof useImportWords>;
