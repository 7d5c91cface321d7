import { palette } from '../../../i18n/layout/palette';
import { useOwnWords } from '../../ui/text/words';

export const usePaletteWords = () => useOwnWords(palette);
