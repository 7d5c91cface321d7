import { tokens } from './tokens';

/**
 * Requests the font before any text is painted, so that text does not change its width later. The app calls this after its
 * own code has loaded, so that the download delays nothing on a slow network. A missing font is not an error: the
 * browser uses the next font in the list.
 */
export const fetchFont = (): void => {
  if ('fonts' in document) document.fonts.load(`1em ${tokens.light.fontFamily}`).catch(() => undefined);
};
