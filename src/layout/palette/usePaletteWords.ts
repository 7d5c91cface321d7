import { palette } from '../../../i18n/layout/palette';
import { useOwnWords } from '../../ui/text/useOwnWords';

/** Returns the palette's texts, by their name in i18n/layout/palette.ts (docs/decisions/0073). */
export const usePaletteWords = () => useOwnWords(palette);
