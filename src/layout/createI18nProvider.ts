import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { groupedFigures } from '../domain/format/rupiah';

/** The server's code at the end of a key, such as `DIPROSES`. A key of our own must have a message. */
const codeIn = (key: string): string | undefined =>
  /^resources\..*\.((?=[A-Z])[^.]+|[^.]*[^a-zA-Z0-9.][^.]*)$/.exec(key)?.[1];

/** An integer gets its separators (12.345) here and nowhere else, NaN becomes a dash. */
const writtenValue = (value: unknown): unknown =>
  Number.isInteger(value) || Number.isNaN(value) ? groupedFigures(Number(value)) : value;

const written = (options: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, writtenValue(value)]));

/** A server's code without a message is shown as it is; any other missing key is our mistake, which polyglot reports. */
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
