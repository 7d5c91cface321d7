import { type ListControllerResult, type SortPayload, useEvent } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { type ListOrder, orderUnder } from '../../domain/queue';
import { type FilterValues, useFilterValues, withFilters } from './listFilter';

/**
 * Returns the filters that `after` sets, changes or, as undefined, removes. An undefined filter is a removal even if `before`
 * lacks it: `before` comes from the URL, which may not contain a filter yet that was set a moment ago.
 */
const changesBetween = (before: FilterValues, after: FilterValues): FilterValues =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => after[name] === undefined || before[name] !== after[name])
      .map((name) => [name, after[name]]),
  );

const isSame = (one: SortPayload, other: SortPayload): boolean =>
  one.field === other.field && one.order === other.order;

/**
 * Returns the list context with a `setFilters` that merges changes in quick succession: react-admin's own would drop a change
 * that the URL does not contain yet. Unless the user sorts, the sort order follows the filters.
 */
export const useQuickFilters = (list: ListControllerResult, order: ListOrder | undefined) => {
  const values = useFilterValues();
  /** The requested values that the list does not show yet, oldest first. */
  const pending = useRef<FilterValues[]>([]);
  useEffect(() => {
    // The list may show an earlier request first. Values that were not requested here (Back, a link) cancel all requests.
    const shown = pending.current.findLastIndex((one) => JSON.stringify(one) === JSON.stringify(values));
    pending.current = shown === -1 ? [] : pending.current.slice(shown + 1);
  }, [values]);

  const setFilters = useEvent((next: FilterValues): void => {
    const requested = withFilters(pending.current.at(-1) ?? values, changesBetween(values, next));
    pending.current.push(requested);
    list.setFilters(requested);
    if (order?.queue && isSame(list.sort, orderUnder(order, values)))
      list.setSort(orderUnder(order, requested));
  });
  return useMemo(() => ({ ...list, setFilters }), [list, setFilters]);
};
