import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { groupedFigures } from '../domain/format/rupiah';

/**
 * Returns the server's code at the end of a key, such as `DIPROSES`; undefined for a key of our own, which must have a
 * message.
 */
const codeIn = (key: string): string | undefined =>
  /^resources\..*\.((?=[A-Z])[^.]+|[^.]*[^a-zA-Z0-9.][^.]*)$/.exec(key)?.[1];

/** Formats a value for a placeholder: an integer gets its separators (12.345) here and nowhere else, NaN becomes a dash. */
const writtenValue = (value: unknown): unknown =>
  Number.isInteger(value) || Number.isNaN(value) ? groupedFigures(Number(value)) : value;

const written = (options: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, writtenValue(value)]));

/**
 * Creates the i18n provider for the product's only language. A server's code without a message is shown as it is
 * (`resources.orders.states.RETUR` is RETUR), and an empty code as a dash. Any other missing key is our mistake, which
 * polyglot reports.
 */
export const createI18nProvider = (messages: TranslationMessages): I18nProvider => {
  const provider = polyglotI18nProvider(() => messages, 'id');
  return {
    ...provider,
    translate: (key: string, { _: given, ...places }: Record<string, unknown> = {}) => {
      const otherwise = given ?? codeIn(key);
      // A default without values is a text from the server, in which `%{…}` is no placeholder.
      if (typeof otherwise === 'string' && otherwise !== '' && Object.keys(places).length === 0)
        return provider.translate(key, { _: '' }) || otherwise;
      if (/^resources\.\S*\.$/.test(key)) return '–';
      return provider.translate(key, {
        ...(otherwise !== undefined && { _: otherwise }),
        ...written(places),
      });
    },
  };
};
