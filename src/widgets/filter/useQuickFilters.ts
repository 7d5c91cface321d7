import { type SortPayload, useEvent, useListContext } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import { usePageSize } from '../../dataProvider/usePageSize';
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
 * The list's context with a `setFilters` that keeps quick changes. The address changes a moment later: a second change
 * before that is added to the first, where react-admin's own would undo the first. Until somebody sorts, the order follows
 * the filters. Its `setPerPage` is remembered for the person.
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
  const [, keepPageSize] = usePageSize(list.resource);
  const setPerPage = useEvent((size: number): void => {
    keepPageSize(size);
    list.setPerPage(size);
  });
  return useMemo(() => ({ ...list, setFilters, setPerPage }), [list, setFilters, setPerPage]);
};
