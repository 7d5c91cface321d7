import file from '../../../typeface/plus-jakarta-sans.woff2?url';

/** Milliseconds: as long as browsers hide text that waits for its font. */
const longestWaitMs = 3000;

/** Only Latin, which is enough for Indonesian, and the weights in use (docs/design.md 'Type'). Null if the download fails. */
export const fetchTypeface = (): Promise<FontFace | null> =>
  new FontFace('Plus Jakarta Sans Variable', `url(${file})`, { weight: '400 700' }).load().catch(() => null);

/** A late one waits for the next load: it would move what is painted (docs/decisions.md 'Nothing moves once painted'). */
export const applyTypeface = async (typeface: Promise<FontFace | null>): Promise<void> => {
  const face = await Promise.race([
    typeface,
    new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWaitMs)),
  ]);
  if (face) document.fonts.add(face);
};
