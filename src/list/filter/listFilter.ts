import { useListContext } from 'ra-core';
import { searchFromAddress } from '../../dataProvider/privateSearch';
import { isPlainDate } from '../../domain/format/plainDate';
import { useFieldLabel } from '../../ui/text/words';

export type Choice = { value: string | boolean; label: string };

/** The choices of a filter; undefined while loading. */
export type Choices = {
  choices: readonly Choice[] | undefined;
  /** Set if the choices could not be loaded: fetches them again. */
  retry?: (() => void) | undefined;
};

/**
 * A filter of a list, declared once for the panel, the chip of an active filter, and the URL. `useChoices` is a hook that runs
 * only while the panel or a chip is mounted, so that choices are not fetched earlier.
 */
export type ListFilter = SelectFilter | RangeFilter;

export type SelectFilter = {
  /** The filter's key in the request and in the URL. */
  source: string;
  /** The field whose label the filter has; defaults to `source`. */
  label?: string;
  /** True for many choices: an autocomplete replaces the select. */
  searchable?: boolean;
  useChoices: () => Choices;
};

/**
 * A filter by a range with inclusive, optional bounds: `<source>_gte` and `<source>_lte` in the request and in the URL.
 * Dates are `YYYY-MM-DD` and mean whole days in WIB; numbers are integers.
 */
export type RangeFilter = {
  kind: 'dateRange' | 'numberRange';
  source: string;
  /** The field whose label the filter has; defaults to `source`. */
  label?: string;
  /** True for rupiah: the input has the prefix of §9, and the chip shows the bounds as money. */
  money?: boolean;
};

export const useFilterLabel = ({ source, label = source }: ListFilter): string => useFieldLabel()(label);

/** Returns true if a filter is a range. */
export const isRange = (filter: ListFilter): filter is RangeFilter => 'kind' in filter;

/** Returns the keys of a filter in the request and in the URL. */
export const namesOf = (filter: ListFilter): string[] =>
  isRange(filter) ? [`${filter.source}_gte`, `${filter.source}_lte`] : [filter.source];

/** One end of a range: a date or a number. */
export type Bound = string | number;

/** Returns the value if it is a valid bound; otherwise undefined. */
export const asBound = (value: unknown): Bound | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : undefined;

/** Returns true for a key and a value of the address that break the rule of a range: dates `YYYY-MM-DD`, or integers. */
export const isWrongBound = (filter: ListFilter, name: string, value: unknown): boolean =>
  isRange(filter) &&
  namesOf(filter).includes(name) &&
  !(filter.kind === 'dateRange' ? isPlainDate(String(value)) : /^-?\d{1,15}$/.test(String(value)));

/** The list's filter values by key. They are unknown, because they come from the URL. */
export type FilterValues = Readonly<Record<string, unknown>>;

export const useFilterValues = (): FilterValues =>
  (useListContext().filterValues as FilterValues | null | undefined) ?? noValues;

const noValues: FilterValues = {};

/** Returns the filter of a request: these values and the list's permanent filter, which wins. */
export const requestFilter = (values: FilterValues, permanent: unknown): FilterValues => ({
  ...values,
  ...(permanent as FilterValues | undefined),
});

/** Returns the search text of the current request. */
export const activeSearch = ({ q }: FilterValues): string => searchFromAddress(q);

/** Returns the values with these changes; a change to undefined removes the value. */
export const withFilters = (values: FilterValues, changes: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries({ ...values, ...changes }).filter(([, held]) => held !== undefined));

/** Returns the values with one value set, or removed if `value` is undefined. */
export const withFilter = (values: FilterValues, source: string, value: unknown): FilterValues =>
  withFilters(values, { [source]: value });

/** Returns true if a value activates its filter. */
const isActive = (value: unknown): boolean => value !== undefined && value !== '';

export const activeFilters = (filters: readonly ListFilter[], values: FilterValues): ListFilter[] =>
  filters.filter((filter) => namesOf(filter).some((name) => isActive(values[name])));

/** Returns the values without these filters; the search stays. */
export const withoutFilters = (filters: readonly ListFilter[], values: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !filters.some((filter) => namesOf(filter).includes(name))),
  );
