import { help, helpSentences, helpTitles } from '../../../i18n/layout/help';
import { useOwnWords } from '../../ui/text/words';

export type HelpPageName = keyof typeof helpTitles;

/** By their readers, in reading order. */
export const helpGroups = [
  { readers: 'staff', pages: ['sign-in', 'lists', 'seller', 'photos', 'decisions', 'import', 'messages'] },
  { readers: 'admins', pages: ['roles', 'rights', 'activity'] },
] as const satisfies readonly { readers: keyof typeof help; pages: readonly HelpPageName[] }[];

export const isHelpPage = (name: string): name is HelpPageName => Object.hasOwn(helpTitles, name);

export const useHelpWords = () => ({
  words: useOwnWords(help),
  titleOf: useOwnWords(helpTitles),
  sentenceOf: useOwnWords(helpSentences),
});
