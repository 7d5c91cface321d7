import { conflict } from '../../../../i18n/widgets/save/conflict';
import { useOwnWords } from '../../text/useOwnWords';

/** Returns a function that translates a name in i18n/widgets/save/conflict.ts. */
export const useConflictWords = () => useOwnWords(conflict);
