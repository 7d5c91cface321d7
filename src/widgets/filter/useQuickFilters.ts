import { type SortPayload, useEvent, useListContext } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { type ListOrder, orderUnder } from '../../domain/queue';
import { type FilterValues, useFilterValues, withFilters } from './listFilter';

/** What leads from one set of filter values to another; a filter that was taken out is undefined. */
const changesBetween = (before: FilterValues, after: FilterValues): FilterValues =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, after[name]]),
  );

const isSame = (one: SortPayload, other: SortPayload): boolean =>
  one.field === other.field && one.order === other.order;

/**
 * The list's context with a `setFilters` for quick hands: the address follows a moment later, and a second change made
 * until then is applied to what was asked for last, not to what is still on the screen. react-admin's own takes the first
 * change back. While the order is the one before anybody sorts, it follows the filters.
 */
export const useQuickFilters = (order: ListOrder | undefined) => {
  const list = useListContext();
  const values = useFilterValues();
  const asked = useRef(values);
  useEffect(() => {
    asked.current = values;
  }, [values]);

  const setFilters = useEvent((wanted: FilterValues): void => {
    asked.current = withFilters(asked.current, changesBetween(values, wanted));
    list.setFilters(asked.current);
    if (order?.queue && isSame(list.sort, orderUnder(order, values)))
      list.setSort(orderUnder(order, asked.current));
  });
  return useMemo(() => ({ ...list, setFilters }), [list, setFilters]);
};
