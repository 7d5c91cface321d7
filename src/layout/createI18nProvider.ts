import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { groupedFigures } from '../format/rupiah';

/** A state or kind of the server's in a key, such as `DIPROSES`, and no name that somebody forgot to give words. */
const codeIn = (key: string): string | undefined =>
  /^resources\..*\.((?=[A-Z])[^.]+|[^.]*[^a-zA-Z0-9.][^.]*)$/.exec(key)?.[1];

/** What fills the places of a message; whole numbers are written as people write them, 12.345. */
const written = (options: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      typeof value === 'number' && Number.isInteger(value) ? groupedFigures(value) : value,
    ]),
  );

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
      return provider.translate(key, { ...(code !== undefined && { _: code }), ...written(options) });
    },
  };
};
