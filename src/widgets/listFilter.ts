import { useListContext } from 'ra-core';

/** One value to choose in a filter. */
export type Choice = { value: string | boolean; label: string };

/** Choices that may still be on their way. */
export type Choices = {
  choices: readonly Choice[] | undefined;
  /** Set when they could not be loaded. */
  retry?: (() => void) | undefined;
};

/**
 * A filter of a list, declared once: the panel offers it, a chip names it while it is in force, and the address
 * keeps it. `useChoices` is a hook that runs only while one of them is on screen, so that choices
 * which have to be fetched cost nothing until then.
 */
export type ListFilter = {
  /** The filter's key in the request and in the address. */
  source: string;
  /** Message key. */
  label: string;
  useChoices: () => Choices;
};

/** The list's filter values by source; an address may have put anything there. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** The filter values of the list in context. */
export const useFilterValues = (): FilterValues =>
  (useListContext().filterValues as FilterValues | null | undefined) ?? {};

/** The search that the server has been asked for. */
export const searchInForce = ({ q }: FilterValues): string => (typeof q === 'string' ? q : '');

/** The values with one of them set, or taken out when `value` is undefined. */
export const withFilter = (values: FilterValues, source: string, value: unknown): FilterValues =>
  Object.fromEntries(Object.entries({ ...values, [source]: value }).filter(([, held]) => held !== undefined));

/** The filters that are in force. */
export const filtersInForce = (filters: readonly ListFilter[], values: FilterValues): ListFilter[] =>
  filters.filter(({ source }) => values[source] !== undefined && values[source] !== '');

/** The values without any of the filters: the search stays. */
export const withoutFilters = (filters: readonly ListFilter[], values: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !filters.some(({ source }) => source === name)),
  );
