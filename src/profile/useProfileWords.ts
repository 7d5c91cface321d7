import { profile } from '../../i18n/profile';
import { useOwnWords } from '../widgets/text/useOwnWords';

/** Returns a function that translates the keys of i18n/profile.ts. */
export const useProfileWords = () => useOwnWords(profile);
