import { palette } from '../../../i18n/layout/palette';
import { useOwnWords } from '../../widgets/text/useOwnWords';

/** The words of the palette, by their name in i18n/layout/palette.ts (docs/decisions/0073). */
export const usePaletteWords = () => useOwnWords(palette);
