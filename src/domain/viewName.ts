/** Of each list. */
export const mostViews = 20;

/** In characters. */
export const longestViewName = 40;

/** Control characters, and characters that reorder or hide text: a name must not change the text around it. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Without invisible characters, and with single spaces. */
export const cleanViewName = (typed: string): string =>
  typed.replaceAll(/\s/g, ' ').replaceAll(unseen, '').normalize('NFC').replaceAll(/ +/g, ' ').trim();

const folded = (name: string): string => cleanViewName(name).toLowerCase();

export const viewNameFault = (
  name: string,
  others: readonly string[],
): 'missing' | 'tooLong' | 'taken' | undefined => {
  if (name === '') return 'missing';
  if (Array.from(name).length > longestViewName) return 'tooLong';
  return others.some((other) => folded(other) === folded(name)) ? 'taken' : undefined;
};
