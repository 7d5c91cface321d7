import { useNotify } from 'ra-core';
import { notes } from '../../../i18n/widgets/notes';
import { useOwnWords } from '../text/useOwnWords';

/** The words of notes by their name in i18n/widgets/notes.ts, and a toast that says one of them. */
export const useNoteWords = () => {
  const notify = useNotify();
  return {
    words: useOwnWords(notes),
    say: (name: keyof typeof notes): void => notify(notes[name], { type: 'success' }),
  };
};
