import { useNotify } from 'ra-core';
import { view } from '../../../i18n/list/view';
import { useOwnWords } from '../../ui/text/useOwnWords';

/** Returns `words`, which translates a name in i18n/list/view.ts, and `say`, which shows such a text as a toast. */
export const useViewWords = () => {
  const notify = useNotify();
  return {
    words: useOwnWords(view),
    say: (name: keyof typeof view, places: Readonly<Record<string, string>> = {}): void =>
      notify(view[name], { type: 'info', messageArgs: places }),
  };
};
