import { useListContext, useResourceContext, useStore, useTranslateLabel } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { type Column, columnsOf, sortFieldOf } from './DataTableColumn';
import { asText } from './DataTableRow';

const nothing: readonly string[] = [];

const namesOf = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : nothing);

/** The first column leads to the record, and stays. The others follow a person's order; those that it does not know come last. */
const inOrder = <T extends Column>([first, ...others]: readonly T[], names: readonly unknown[]): T[] => {
  const placeOf = ({ id }: T): number => (names.includes(id) ? names.indexOf(id) : names.length);
  return first ? [first, ...others.toSorted((one, other) => placeOf(one) - placeOf(other))] : [];
};

/**
 * The columns among a table's children in the order that a person gave them, and those of them that are shown. Both are kept
 * in react-admin's store and outlive the session (layout/preferences): what is hidden under the key of react-admin's own
 * table, the order beside it. The first column stays.
 */
export const useShownColumns = (children: ReactNode) => {
  const resource = useResourceContext();
  const sortedBy = useListContext().sort.field;
  const translateLabel = useTranslateLabel();
  const [stored, setHidden] = useStore<readonly string[]>(`${resource}.datatable`, nothing);
  const [order, setOrder] = useStore<readonly string[]>(`${resource}.columnOrder`, nothing);
  return useMemo(() => {
    const names = namesOf(stored);
    const labelled = columnsOf(children).map((column) => ({
      ...column,
      detail: column.detail === true && sortFieldOf(column) !== sortedBy,
      label: asText(translateLabel({ source: column.source, label: column.label })),
    }));
    const all = inOrder(labelled, namesOf(order));
    const columns = all.filter(({ id }, index) => index === 0 || !names.includes(id));
    return {
      all,
      columns,
      labels: columns.map(({ label }) => label),
      hidden: all.filter((column) => !columns.includes(column)).map(({ id }) => id),
      setHidden,
      isOrdered: namesOf(order).length > 0,
      setOrder,
    };
  }, [children, stored, setHidden, order, setOrder, sortedBy, translateLabel]);
};
