import { createContext } from 'react';
import type { ListFilter } from './listFilter';
import type { StatusTabsProps } from './StatusTabs';

/** What can be in force in the list around us: its filters, and the states that its tabs choose. */
type StatedFilters = {
  filters: readonly ListFilter[];
  tabs?: Pick<StatusTabsProps, 'source' | 'states'>;
};

/** ListPage provides it. */
export const StatedFiltersContext = createContext<StatedFilters>({ filters: [] });
