import { tokens } from './tokens';

/** The longest wait in milliseconds: on a slow network, the page is shown with the next font in the list first. */
const longestWaitMs = 100;

/**
 * Requests the font, and resolves when it is there, or after the longest wait: text that is painted before would change its
 * width. The app calls this after its own code has loaded, so that the download delays nothing on a slow network. A missing
 * font is not an error: the browser uses the next font in the list.
 */
export const fetchFont = async (): Promise<void> => {
  if (!('fonts' in document)) return;
  const font = document.fonts.load(`1em ${tokens.light.fontFamily}`).catch(() => undefined);
  await Promise.race([font, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
};
