import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useListContext } from 'ra-core';
import { createContext, useContext } from 'react';
import { searchFor, searchText } from '../../domain/search';
import { searchInForce, useFilterValues } from './listFilter';

/** The text of the list's search box right now, before any debounce; ListPage provides it. */
export const ListSearchContext = createContext('');

/**
 * The loaded rows, narrowed and ranked at once by what is being typed (specification §9: threshold 'matches'), until
 * the server's answer to it replaces them (reading 9).
 * @param fields the record's fields that are looked at
 */
export const useNarrowedRows = (fields: readonly string[]): { rows: RaRecord[]; narrowedBy: string } => {
  const typed = useContext(ListSearchContext).trim();
  const { data = [], isPlaceholderData } = useListContext<RaRecord>();
  const filterValues = useFilterValues();
  const isAnswered = typed === searchInForce(filterValues) && !isPlaceholderData;
  // Downloaded with the first letter that is typed.
  const { data: sorter } = useQuery({
    queryKey: ['match-sorter'],
    queryFn: () => import('match-sorter'),
    enabled: typed !== '',
    staleTime: Infinity,
  });
  if (typed === '' || isAnswered || !sorter) return { rows: data, narrowedBy: '' };
  const ranked = sorter.matchSorter(data, typed, { keys: [...fields], threshold: sorter.rankings.MATCHES });
  // Also rows that the server's rule finds: it knows other spellings of a phone number, a plate, an amount.
  const isFound = searchFor(typed);
  const others = data.filter(
    (row) => !ranked.includes(row) && isFound(searchText(fields.map((field) => row[field] as unknown))),
  );
  return { rows: [...ranked, ...others], narrowedBy: typed };
};
