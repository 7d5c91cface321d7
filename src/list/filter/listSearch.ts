import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useListContext } from 'ra-core';
import { createContext, useContext } from 'react';
import { searchFor, searchText } from '../../domain/search';
import { activeSearch, useFilterValues } from './listFilter';

/** The text of the search box at once, without debounce. */
export const ListSearchContext = createContext('');

/**
 * The loaded rows by the typed text (specification §9: threshold 'matches'), until the server's response to that search
 * replaces them (reading 9). `narrowedBy` is '' for all rows.
 */
export const useNarrowedRows = (fields: readonly string[]): { rows: RaRecord[]; narrowedBy: string } => {
  const typed = useContext(ListSearchContext).trim();
  const { data = [], isPlaceholderData } = useListContext<RaRecord>();
  const filterValues = useFilterValues();
  const isLoaded = typed === activeSearch(filterValues) && !isPlaceholderData;
  // match-sorter is downloaded on the first keystroke.
  const { data: sorter } = useQuery({
    queryKey: ['match-sorter'],
    queryFn: () => import('match-sorter'),
    enabled: typed !== '',
    staleTime: Infinity,
  });
  if (typed === '' || isLoaded || !sorter) return { rows: data, narrowedBy: '' };
  const ranked = sorter.matchSorter(data, typed, { keys: [...fields], threshold: sorter.rankings.MATCHES });
  // Adds rows that the server's search would find by another spelling of a phone number, a plate or an amount.
  const matchesOnServer = searchFor(typed);
  const others = data.filter(
    (row) =>
      !ranked.includes(row) && matchesOnServer(searchText(fields.map((field) => row[field] as unknown))),
  );
  return { rows: [...ranked, ...others], narrowedBy: typed };
};
