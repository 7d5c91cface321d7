import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { groupedFigures } from '../format/rupiah';

/** The server's code at the end of a key, such as `DIPROSES`; undefined for a name of our own, which must have words. */
const codeIn = (key: string): string | undefined =>
  /^resources\..*\.((?=[A-Z])[^.]+|[^.]*[^a-zA-Z0-9.][^.]*)$/.exec(key)?.[1];

/** A value for a message's placeholder: a whole number gets its points, 12.345, here and nowhere else, and NaN is a dash. */
const writtenValue = (value: unknown): unknown =>
  Number.isInteger(value) || Number.isNaN(value) ? groupedFigures(Number(value)) : value;

const written = (options: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, writtenValue(value)]));

/**
 * The messages of the product, in its one language. A code of the server's without words is shown as it is
 * (`resources.orders.states.RETUR` is RETUR), and where it sent none there is a dash; any other missing key is our mistake, and
 * polyglot says so.
 */
export const createI18nProvider = (messages: TranslationMessages): I18nProvider => {
  const provider = polyglotI18nProvider(() => messages, 'id');
  return {
    ...provider,
    translate: (key: string, options: Record<string, unknown> = {}) => {
      if (/^resources\.\S*\.$/.test(key)) return '–';
      const code = codeIn(key);
      return provider.translate(key, { ...(code !== undefined && { _: code }), ...written(options) });
    },
  };
};
