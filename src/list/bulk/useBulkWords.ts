import { useResourceContext, useTranslate } from 'ra-core';
import { bulk } from '../../../i18n/list/bulk';
import { useOwnWords } from '../../ui/text/useOwnWords';

/**
 * The words of bulk actions by their name in i18n/list/bulk.ts; `noun` is the word for a record of the resource in context
 * (docs/decisions/0076).
 */
export const useBulkWords = () => {
  const translate = useTranslate();
  const noun = translate(`resources.${useResourceContext()}.noun`, { _: bulk.noun });
  const words = useOwnWords(bulk);
  return (name: keyof typeof bulk, places?: Readonly<Record<string, unknown>>): string =>
    words(name, { noun, ...places });
};
