/** Maximum number of views that a person can save for each list. */
export const mostViews = 20;

/** Maximum length of a view's name, in characters. */
export const longestViewName = 40;

/** Control characters, and characters that reorder or hide text: a name must not change the text around it. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Returns a typed name in its stored form: without invisible characters, and with single spaces. */
export const cleanViewName = (typed: string): string =>
  typed.replaceAll(/\s/g, ' ').replaceAll(unseen, '').normalize('NFC').replaceAll(/ +/g, ' ').trim();

const folded = (name: string): string => cleanViewName(name).toLowerCase();

/** Returns the error of a view's cleaned name; undefined if the name is valid. */
export const viewNameFault = (
  name: string,
  others: readonly string[],
): 'missing' | 'tooLong' | 'taken' | undefined => {
  if (name === '') return 'missing';
  if (Array.from(name).length > longestViewName) return 'tooLong';
  return others.some((other) => folded(other) === folded(name)) ? 'taken' : undefined;
};
