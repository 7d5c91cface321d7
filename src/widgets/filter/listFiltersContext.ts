import { createContext } from 'react';
import type { ListFilter } from './listFilter';

/** The filters of the list around us, and the states of its tabs: an export names those in force. */
type ListFilters = {
  filters: readonly ListFilter[];
  states?: readonly string[] | undefined;
};

/** ListPage provides it. */
export const ListFiltersContext = createContext<ListFilters>({ filters: [] });
