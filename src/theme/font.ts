import { tokens } from './tokens';

/**
 * Asks for the typeface before any text is painted, so that no text changes its width afterwards. The app calls this once
 * its own code is here: on a slow line the file arrives while that code runs, and delays nothing.
 */
export const fetchFont = (): void => {
  if ('fonts' in document) void document.fonts.load(`1em ${tokens.light.fontFamily}`);
};
