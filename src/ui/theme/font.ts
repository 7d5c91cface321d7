import file from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';

/**
 * The longest wait in milliseconds for the typeface, when everything else that the first page needs is here: as long as
 * browsers hide text that waits for its font.
 */
const longestWaitMs = 3000;

/** Downloads the typeface: only Latin, which is enough for Indonesian. Resolves with null if the download fails. */
export const fetchTypeface = (): Promise<FontFace | null> =>
  new FontFace('Plus Jakarta Sans Variable', `url(${file})`, { weight: '200 800' }).load().catch(() => null);

/**
 * Sets the page in the typeface, before anything is painted. If the typeface is not here in time, the page keeps the
 * browser's own font until it is loaded again: another font has other widths, so that what is painted would move
 * (docs/decisions.md 'Nothing moves once painted').
 */
export const applyTypeface = async (typeface: Promise<FontFace | null>): Promise<void> => {
  const face = await Promise.race([
    typeface,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWaitMs)),
  ]);
  if (face) document.fonts.add(face);
};
