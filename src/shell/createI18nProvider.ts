import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';

/** A state or kind of the server's in a key, such as `DIPROSES`, and no name that somebody forgot to give words. */
const codeIn = (key: string): string | undefined =>
  /^resources\..*\.((?=[A-Z])[^.]+|[^.]*[^a-zA-Z0-9.][^.]*)$/.exec(key)?.[1];

/**
 * The words of the product, in its one language. A code of the server's that nobody has words for yet is shown by its own
 * name (`resources.orders.states.RETUR` is RETUR); any other missing key is our mistake, and polyglot says so.
 */
export const createI18nProvider = (messages: TranslationMessages): I18nProvider => {
  const provider = polyglotI18nProvider(() => messages, 'id');
  return {
    ...provider,
    translate: (key: string, options: Record<string, unknown> = {}) => {
      const code = codeIn(key);
      return provider.translate(key, code === undefined ? options : { _: code, ...options });
    },
  };
};
