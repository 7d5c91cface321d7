import { useResourceContext, useStore } from 'ra-core';
import { useMemo } from 'react';
import { columnOrderKey, toggledColumnsKey } from '../../dataProvider/storeKeys';

/** A column by the name under which a person's choice of it is kept. */
type NamedColumn = { id: string; hiddenAtFirst?: boolean };

const none: readonly string[] = [];

const namesIn = (kept: unknown): readonly unknown[] => (Array.isArray(kept) ? kept : none);

/**
 * Which columns of the list around us the person turned, shown ones off and those that are `hiddenAtFirst` on, and the order
 * given to them. Both outlive the session in react-admin's store (layout/preferences), the first under the key of react-admin's
 * own table.
 * @param storeKey under which they are kept; left out, the resource's name
 */
export const useKeptColumns = (storeKey?: string) => {
  const resource = useResourceContext();
  const place = storeKey ?? resource;
  const [keptTurned, setTurned] = useStore<readonly string[]>(toggledColumnsKey(place), none);
  const [keptOrder, setOrder] = useStore<readonly string[]>(columnOrderKey(place), none);
  return useMemo(() => {
    const [turned, order] = [namesIn(keptTurned), namesIn(keptOrder)];
    return {
      /** The columns in their order, each with whether it is shown. The first leads to the record, and stays. */
      arranged: <T extends NamedColumn>([first, ...others]: readonly T[]): (T & { isShown: boolean })[] => {
        // Those that the order does not know come last.
        const placeOf = ({ id }: T): number => (order.includes(id) ? order.indexOf(id) : order.length);
        const isShown = ({ id, hiddenAtFirst = false }: T): boolean => turned.includes(id) === hiddenAtFirst;
        const sorted = others.toSorted((one, other) => placeOf(one) - placeOf(other));
        return [
          ...(first ? [{ ...first, isShown: true }] : []),
          ...sorted.map((column) => ({ ...column, isShown: isShown(column) })),
        ];
      },
      isTurned: ({ id }: NamedColumn): boolean => turned.includes(id),
      setTurned,
      isOrdered: order.length > 0,
      setOrder,
    };
  }, [keptTurned, setTurned, keptOrder, setOrder]);
};
