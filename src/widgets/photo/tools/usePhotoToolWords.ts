import { photoTools } from '../../../../i18n/widgets/photo/tools';
import { useOwnWords } from '../../text/useOwnWords';

/** Returns a function that translates a name in i18n/widgets/photo/tools.ts. */
export const usePhotoToolWords = () => useOwnWords(photoTools);
