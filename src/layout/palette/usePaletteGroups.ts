import { matchSorter, rankings } from 'match-sorter';
import type { PaletteGroup, PaletteOption } from './paletteOption';
import { useActions, usePages } from './useCommands';
import { usePaletteWords } from './usePaletteWords';
import { useFoundRecords, useRecentOptions } from './useRecords';

/** Finds pages and actions by their name and heading; scattered letters do not match. */
const matching = (options: readonly PaletteOption[], typed: string): readonly PaletteOption[] =>
  typed === ''
    ? options
    : matchSorter(options, typed, { keys: ['name', 'detail'], threshold: rankings.ACRONYM });

/** Returns the options for the typed text; without text, the recent records and all pages and actions. */
export const usePaletteGroups = (typed: string, onKeys: () => void): readonly PaletteGroup[] => {
  const words = usePaletteWords();
  const recent = useRecentOptions();
  const pages = usePages();
  const actions = useActions(onKeys);
  const records = useFoundRecords(typed);
  const groups: PaletteGroup[] = [
    { id: 'recent', title: words('recent'), options: typed === '' ? recent : [] },
    { id: 'pages', title: words('pages'), options: matching(pages, typed) },
    { id: 'actions', title: words('actions'), options: matching(actions, typed) },
    ...records,
  ];
  return groups.filter(({ options, isSearching }) => options.length > 0 || isSearching);
};
