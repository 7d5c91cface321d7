import { photoTools } from '../../../../i18n/widgets/photo/tools';
import { useOwnWords } from '../../text/useOwnWords';

/** The words of the photo tools, by their name in i18n/widgets/photo/tools.ts. */
export const usePhotoToolWords = () => useOwnWords(photoTools);
