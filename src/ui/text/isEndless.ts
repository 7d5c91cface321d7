/** Returns true if a text has a word that is longer than every code, so that it may break anywhere. */
export const isEndless = (text: string): boolean => /\S{25}/.test(text);
