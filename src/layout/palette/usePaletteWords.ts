import { palette } from '../../../i18n/layout/palette';
import { useOwnWords } from '../../ui/text/words';

/** Returns the palette's texts, by their name in i18n/layout/palette.ts. */
export const usePaletteWords = () => useOwnWords(palette);
