import { useResourceContext, useTranslate } from 'ra-core';
import { bulk } from '../../../i18n/widgets/bulk';
import { groupedFigures } from '../../format/rupiah';
import { useOwnWords } from '../text/useOwnWords';

/**
 * The words of bulk actions by their name in i18n/widgets/bulk.ts; numbers are grouped, and `noun` is what the records around
 * us are called (docs/decisions/0076).
 */
export const useBulkWords = () => {
  const translate = useTranslate();
  const noun = translate(`resources.${useResourceContext()}.noun`, { _: bulk.noun });
  const words = useOwnWords('widgets.bulk', bulk);
  return (name: keyof typeof bulk, places: Readonly<Record<string, unknown>> = {}): string => {
    const written = Object.entries(places).map(([place, value]): [string, unknown] => [
      place,
      typeof value === 'number' ? groupedFigures(value) : value,
    ]);
    return words(name, { noun, ...Object.fromEntries(written) });
  };
};
