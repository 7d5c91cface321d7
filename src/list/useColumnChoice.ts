import { useResourceContext, useStore } from 'ra-core';
import { useMemo } from 'react';
import { columnOrderKey, toggledColumnsKey } from '../dataProvider/storeKeys';

const none: readonly string[] = [];

const storedIds = (kept: unknown): readonly unknown[] => (Array.isArray(kept) ? kept : none);

/**
 * The toggled columns, which are hidden, or shown if they are hidden at first, and the order. `storeKey` defaults to the
 * resource.
 */
export const useColumnChoice = (storeKey?: string) => {
  const resource = useResourceContext();
  const prefix = storeKey ?? resource;
  const [storedToggled, setToggled] = useStore<readonly string[]>(toggledColumnsKey(prefix), none);
  const [storedOrder, setOrder] = useStore<readonly string[]>(columnOrderKey(prefix), none);
  return useMemo(() => {
    const [toggled, order] = [storedIds(storedToggled), storedIds(storedOrder)];
    // Columns without a stored position come last.
    const placeOf = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
    return {
      /** The first column, which links to the record, is fixed. */
      arranged: <T extends { id: string; isHidden: boolean }>([first, ...others]: readonly T[]) =>
        [
          ...(first ? [first] : []),
          ...others.toSorted((one, other) => placeOf(one.id) - placeOf(other.id)),
        ].map((column, index) => ({
          ...column,
          isShown: index === 0 || toggled.includes(column.id) === column.isHidden,
        })),
      isToggled: ({ id }: { id: string }): boolean => toggled.includes(id),
      setToggled,
      isOrdered: order.length > 0,
      setOrder,
    };
  }, [storedToggled, setToggled, storedOrder, setOrder]);
};
