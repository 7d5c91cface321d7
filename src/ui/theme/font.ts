import file from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';

/** Milliseconds: as long as browsers hide text that waits for its font. */
const longestWaitMs = 3000;

/** Only Latin, which is enough for Indonesian. Null if the download fails. */
export const fetchTypeface = (): Promise<FontFace | null> =>
  new FontFace('Plus Jakarta Sans Variable', `url(${file})`, { weight: '200 800' }).load().catch(() => null);

/** A late one waits for the next load: it would move what is painted (docs/decisions.md 'Nothing moves once painted'). */
export const applyTypeface = async (typeface: Promise<FontFace | null>): Promise<void> => {
  const face = await Promise.race([
    typeface,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWaitMs)),
  ]);
  if (face) document.fonts.add(face);
};
