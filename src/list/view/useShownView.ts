import { useListContext, useStore } from 'ra-core';
import { columnOrderKey, densityKey, toggledColumnsKey } from '../../dataProvider/storeKeys';
import { useFilterValues } from '../filter/listFilter';
import type { ViewValue } from './savedView';

const none: string[] = [];

/** Returns the current state of the list in context as the value of a view. */
export const useShownView = (): ViewValue => {
  const { resource, sort, perPage } = useListContext();
  const filter = useFilterValues();
  const [hidden] = useStore<string[]>(toggledColumnsKey(resource), none);
  const [columnOrder] = useStore<string[]>(columnOrderKey(resource), none);
  const [density] = useStore<'compact' | undefined>(densityKey);
  return { filter, sort, perPage, hidden, columnOrder, density };
};

/** Returns the same string for two values that show a list in the same way. */
const canonical = ({ filter, sort, perPage, hidden, columnOrder, density }: ViewValue): string =>
  JSON.stringify([
    Object.entries(filter).toSorted(),
    [sort.field, sort.order, perPage, density],
    hidden.toSorted(),
    columnOrder,
  ]);

/** Returns true if two views show a list in the same way. */
export const isSameView = (one: ViewValue, other: ViewValue): boolean => canonical(one) === canonical(other);
