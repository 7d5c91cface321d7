import { useNotify } from 'ra-core';
import { notes } from '../../../i18n/record/notes';
import { useOwnWords } from '../../ui/text/useOwnWords';

/** Returns `words`, which translates a name in i18n/record/notes.ts, and `say`, which shows such a text as a toast. */
export const useNoteWords = () => {
  const notify = useNotify();
  return {
    words: useOwnWords(notes),
    say: (name: keyof typeof notes): void => notify(notes[name], { type: 'success' }),
  };
};
