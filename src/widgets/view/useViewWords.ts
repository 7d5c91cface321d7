import { useNotify } from 'ra-core';
import { view } from '../../../i18n/widgets/view';
import { useOwnWords } from '../text/useOwnWords';

/** The words of views by their name in i18n/widgets/view.ts, and a toast that says one of them. */
export const useViewWords = () => {
  const notify = useNotify();
  return {
    words: useOwnWords(view),
    say: (name: keyof typeof view, places: Readonly<Record<string, string>> = {}): void =>
      notify(view[name], { type: 'success', messageArgs: places }),
  };
};
