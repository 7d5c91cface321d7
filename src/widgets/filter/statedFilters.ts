import { createContext } from 'react';
import type { ListFilter } from './listFilter';

/** What can be in force in the list around us: its filters, and the states that its tabs choose. */
type StatedFilters = {
  filters: readonly ListFilter[];
  tabs?: { source?: string; states: readonly string[] };
};

/** ListPage provides it. */
export const StatedFiltersContext = createContext<StatedFilters>({ filters: [] });
