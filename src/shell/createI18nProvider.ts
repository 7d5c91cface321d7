import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';

/** A state or kind of the server's, such as `DIPROSES`, and no key that somebody forgot. */
const isCode = (word: string): boolean => /[^a-zA-Z0-9]|^[A-Z]/.test(word);

/**
 * The words of the product, in its one language. A code of the server's that nobody has words for yet is shown by its own
 * name (`resources.orders.states.RETUR` is RETUR); any other missing key is our mistake, and the console says so.
 */
export const createI18nProvider = (messages: TranslationMessages): I18nProvider =>
  polyglotI18nProvider(() => messages, 'id', {
    onMissingKey: (key: string) => {
      const word = key.slice(key.lastIndexOf('.') + 1);
      if (!isCode(word)) console.warn(`Missing translation for key: "${key}"`);
      return word;
    },
  });
