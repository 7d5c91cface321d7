import { createContext } from 'react';
import type { FilterValues, ListFilter } from './listFilter';

/** What the list around us is filtered by: an export names it, a link keeps it. */
type ListFilters = {
  filters: readonly ListFilter[];
  /** The states of its tabs. */
  states?: readonly string[] | undefined;
  /** What a copied link holds, with the dates of what means other days tomorrow; left out, what the address holds. */
  linked?: ((values: FilterValues, today: string) => FilterValues) | undefined;
};

/** ListPage provides it. */
export const ListFiltersContext = createContext<ListFilters>({ filters: [] });
