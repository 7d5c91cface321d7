import { useListContext } from 'ra-core';
import { searchFromAddress } from '../../dataProvider/privateSearch';
import { useFieldLabel } from '../text/useFieldLabel';

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
export type ListFilter = SelectFilter | RangeFilter;

/** One of several values. */
export type SelectFilter = {
  /** The filter's key in the request and in the address. */
  source: string;
  /** The field whose label it bears; left out, `source`. */
  label?: string;
  /** There are many choices: typing any words of one finds it. */
  searchable?: boolean;
  useChoices: () => Choices;
};

/**
 * From one value to another, both included and each may be open: `<source>_gte` and `<source>_lte` in the request
 * and in the address. Dates are `YYYY-MM-DD` and mean whole days in WIB; numbers are whole.
 */
export type RangeFilter = {
  kind: 'dateRange' | 'numberRange';
  source: string;
  /** The field whose label it bears; left out, `source`. */
  label?: string;
  /** The numbers are rupiah: typed behind the prefix of §9, and written as money on the chip. */
  money?: boolean;
};

/** The label of a filter, as text. */
export const useFilterLabel = ({ source, label = source }: ListFilter): string => useFieldLabel()(label);

/** Whether a filter has two bounds. */
export const isRange = (filter: ListFilter): filter is RangeFilter => 'kind' in filter;

/** The keys that a filter has in the request and in the address. */
export const namesOf = (filter: ListFilter): string[] =>
  isRange(filter) ? [`${filter.source}_gte`, `${filter.source}_lte`] : [filter.source];

/** One end of a range: a date or a number. */
export type Bound = string | number;

/** The value as a bound, or undefined where it is none. */
export const asBound = (value: unknown): Bound | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : undefined;

/** The list's filter values by source; an address may have put anything there. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** The filter values of the list in context. */
export const useFilterValues = (): FilterValues =>
  (useListContext().filterValues as FilterValues | null | undefined) ?? noValues;

const noValues: FilterValues = {};

/** The search that the server has been asked for. */
export const searchInForce = ({ q }: FilterValues): string => searchFromAddress(q);

/** The values with some of them set, or taken out where they are undefined. */
export const withFilters = (values: FilterValues, changes: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries({ ...values, ...changes }).filter(([, held]) => held !== undefined));

/** The values with one of them set, or taken out when `value` is undefined. */
export const withFilter = (values: FilterValues, source: string, value: unknown): FilterValues =>
  withFilters(values, { [source]: value });

/** Whether a value filters anything. */
const isInForce = (value: unknown): boolean => value !== undefined && value !== '';

/** The filters that are in force. */
export const filtersInForce = (filters: readonly ListFilter[], values: FilterValues): ListFilter[] =>
  filters.filter((filter) => namesOf(filter).some((name) => isInForce(values[name])));

/** The values without any of these filters: the search stays. */
export const withoutFilters = (filters: readonly ListFilter[], values: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !filters.some((filter) => namesOf(filter).includes(name))),
  );
