import { createContext } from 'react';
import type { FilterValues, ListFilter } from './listFilter';

/** The filters of the list in context, for the export, which shows them, and for a copied link, which contains them. */
type ListFilters = {
  filters: readonly ListFilter[];
  /** The states of the list's tabs. */
  states?: readonly string[] | undefined;
  /** What a copied link holds, with the dates of what means other days tomorrow; left out, what the address holds. */
  linked?: ((values: FilterValues, today: string) => FilterValues) | undefined;
};

/** Provided by ListPage. */
export const ListFiltersContext = createContext<ListFilters>({ filters: [] });
