import { createContext } from 'react';
import type { ListFilter } from './listFilter';
import type { StatusTabsProps } from './StatusTabs';

/** The filters of the list around us, and the states of its tabs: an export names those in force. */
type ListFilters = {
  filters: readonly ListFilter[];
  tabs?: Pick<StatusTabsProps, 'source' | 'states'>;
};

/** ListPage provides it. */
export const ListFiltersContext = createContext<ListFilters>({ filters: [] });
