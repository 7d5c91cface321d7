/** A person can save this number of views for each list. */
export const mostViews = 20;

/** The name of a view has at most this number of characters. */
export const longestViewName = 40;

/** Control characters, and those that reorder or hide text: a name must not change the text around it. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A typed name as it is kept: without unseen characters, and with single spaces. */
export const cleanViewName = (typed: string): string =>
  typed.replaceAll(/\s/g, ' ').replaceAll(unseen, '').normalize('NFC').replaceAll(/ +/g, ' ').trim();

const folded = (name: string): string => cleanViewName(name).toLowerCase();

/**
 * Why a cleaned name cannot be given to a view; undefined where it can.
 * @param others the names of the person's other views of the list
 */
export const viewNameFault = (
  name: string,
  others: readonly string[],
): 'missing' | 'tooLong' | 'taken' | undefined => {
  if (name === '') return 'missing';
  if (Array.from(name).length > longestViewName) return 'tooLong';
  return others.some((other) => folded(other) === folded(name)) ? 'taken' : undefined;
};
