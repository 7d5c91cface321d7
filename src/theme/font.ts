import { tokens } from './tokens';

/**
 * Asks for the typeface before any text is painted, so that no text changes its width afterwards. The app calls this once
 * its own code is here: on a slow line the file arrives while that code runs, and delays nothing. A typeface that does not
 * arrive, or a fallback that the computer lacks, is no error: the text is shown in the next one of the list.
 */
export const fetchFont = (): void => {
  if ('fonts' in document) document.fonts.load(`1em ${tokens.light.fontFamily}`).catch(() => undefined);
};
