import { useResourceContext, useStore } from 'ra-core';
import { useMemo } from 'react';
import { columnOrderKey, toggledColumnsKey } from '../../dataProvider/storeKeys';

/** A column with the id under which the user's choice is stored. */
type NamedColumn = { id: string; hiddenAtFirst?: boolean };

const none: readonly string[] = [];

/** Returns a stored list of ids; an empty one if the stored value is not an array. */
const storedIds = (kept: unknown): readonly unknown[] => (Array.isArray(kept) ? kept : none);

/**
 * The user's choice of columns for the list in context: the toggled ones, which are hidden, or shown if `hiddenAtFirst`, and
 * their order. react-admin's store keeps both beyond the session (layout/preferences), the first under the key that
 * react-admin's own table uses.
 * @param storeKey the prefix of the store's keys; defaults to the resource's name
 */
export const useKeptColumns = (storeKey?: string) => {
  const resource = useResourceContext();
  const prefix = storeKey ?? resource;
  const [storedToggled, setToggled] = useStore<readonly string[]>(toggledColumnsKey(prefix), none);
  const [storedOrder, setOrder] = useStore<readonly string[]>(columnOrderKey(prefix), none);
  return useMemo(() => {
    const [toggled, order] = [storedIds(storedToggled), storedIds(storedOrder)];
    return {
      /** Returns the columns in the user's order, with `isShown`. The first column, which links to the record, is fixed. */
      arranged: <T extends NamedColumn>([first, ...others]: readonly T[]): (T & { isShown: boolean })[] => {
        // Columns without a stored position come last.
        const placeOf = ({ id }: T): number => (order.includes(id) ? order.indexOf(id) : order.length);
        const isShown = ({ id, hiddenAtFirst = false }: T): boolean => toggled.includes(id) === hiddenAtFirst;
        const sorted = others.toSorted((one, other) => placeOf(one) - placeOf(other));
        return [
          ...(first ? [{ ...first, isShown: true }] : []),
          ...sorted.map((column) => ({ ...column, isShown: isShown(column) })),
        ];
      },
      isToggled: ({ id }: NamedColumn): boolean => toggled.includes(id),
      setToggled,
      /** True if the user changed the order. */
      isOrdered: order.length > 0,
      setOrder,
    };
  }, [storedToggled, setToggled, storedOrder, setOrder]);
};
