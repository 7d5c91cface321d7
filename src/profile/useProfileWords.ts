import { profile } from '../../i18n/profile';
import { useOwnWords } from '../widgets/text/useOwnWords';

/** The words of the profile by their name in i18n/profile.ts. */
export const useProfileWords = () => useOwnWords(profile);
