import { createContext } from 'react';
import type { FilterValues, ListFilter } from './listFilter';

/** The filters of the list in context, for the export, which shows them, and for a copied link, which contains them. */
type ListFilters = {
  filters: readonly ListFilter[];
  /** The states of the list's tabs. */
  states?: readonly string[] | undefined;
  /** Returns the filters of a copied link, with fixed dates for a relative period; defaults to the filters in the URL. */
  linked?: ((values: FilterValues, today: string) => FilterValues) | undefined;
};

/** Provided by ListPage. */
export const ListFiltersContext = createContext<ListFilters>({ filters: [] });
