import { useListContext } from 'ra-core';
import { searchFromAddress } from '../../dataProvider/privateSearch';
import { isPlainDate } from '../../domain/format/plainDate';
import { useFieldLabel } from '../../ui/text/words';

export type FilterChoice = { value: string | boolean; label: string };

export type FilterChoices = {
  choices: readonly FilterChoice[] | undefined;
  retry?: (() => void) | undefined;
};

/** `useChoices` runs only in a mounted panel or chip, so that choices are not fetched earlier. */
export type ListFilter = SelectFilter | RangeFilter;

export type SelectFilter = {
  source: string;
  /** Defaults to `source`. */
  label?: string;
  /** True for many choices: an autocomplete replaces the select. */
  searchable?: boolean;
  useChoices: () => FilterChoices;
};

/** `<source>_gte` and `<source>_lte`, both optional: dates `YYYY-MM-DD` are whole days in WIB, numbers integers. */
export type RangeFilter = {
  kind: 'dateRange' | 'numberRange';
  source: string;
  /** Defaults to `source`. */
  label?: string;
  /** True for rupiah: the input has the prefix of §9, and the chip shows the bounds as money. */
  money?: boolean;
};

export const useFilterLabel = ({ source, label = source }: ListFilter): string => useFieldLabel()(label);

export const isRange = (filter: ListFilter): filter is RangeFilter => 'kind' in filter;

export const namesOf = (filter: ListFilter): string[] =>
  isRange(filter) ? [`${filter.source}_gte`, `${filter.source}_lte`] : [filter.source];

export type Bound = string | number;

export const asBound = (value: unknown): Bound | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

/** In an address, dates are `YYYY-MM-DD` and numbers are integers. */
export const isWrongBound = (filter: ListFilter, name: string, value: unknown): boolean =>
  isRange(filter) &&
  namesOf(filter).includes(name) &&
  !(filter.kind === 'dateRange' ? isPlainDate(String(value)) : /^-?\d{1,15}$/.test(String(value)));

/** The values are unknown, because they come from the URL. */
export type FilterValues = Readonly<Record<string, unknown>>;

export const useFilterValues = (): FilterValues => useListContext().filterValues as FilterValues;

/** The permanent filter wins. */
export const requestFilter = (values: FilterValues, permanent: unknown): FilterValues => ({
  ...values,
  ...(permanent as FilterValues | undefined),
});

export const activeSearch = ({ q }: FilterValues): string => searchFromAddress(q);

export const withFilter = (values: FilterValues, source: string, value: unknown): FilterValues =>
  Object.fromEntries(Object.entries({ ...values, [source]: value }).filter(([, held]) => held !== undefined));

export const activeFilters = (filters: readonly ListFilter[], values: FilterValues): ListFilter[] =>
  filters.filter((filter) => namesOf(filter).some((name) => values[name] !== undefined));

export const withoutFilters = (filters: readonly ListFilter[], values: FilterValues): FilterValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !filters.some((filter) => namesOf(filter).includes(name))),
  );
