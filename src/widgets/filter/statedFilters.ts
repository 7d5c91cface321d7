import { createContext } from 'react';
import { wordedChoices } from './filterChoices';
import type { ListFilter } from './listFilter';

/** Every filter that can be named while it is in force, that of the tabs included; ListPage provides it. */
export const StatedFiltersContext = createContext<readonly ListFilter[]>([]);

/** The state that tabs choose, as a filter among the others. */
export const withTabs = (
  filters: readonly ListFilter[],
  { source = 'status', states = [] }: { source?: string; states?: readonly string[] } = {},
): readonly ListFilter[] =>
  states.length > 0 ? [{ source, useChoices: wordedChoices(states, 'states') }, ...filters] : filters;
