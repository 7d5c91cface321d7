import { type RaRecord, type TranslateFunction, useListContext, useResourceContext, useStore } from 'ra-core';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { columnOrderKey, toggledColumnsKey } from '../dataProvider/keys';
import type { Cell } from '../domain/format/csv';
import { isQueue, type ListOrder } from '../domain/queue';
import type { ValueType } from '../ui/text/texts';
import { type FilterValues, type ListFilter, useFilterValues } from './filter/listFilter';

/** A column of a list, declared once for its table, 'Kolom', its export and the orders that its address may ask for. */
export type Column<T extends RaRecord = RaRecord> = {
  /** The record's field, for the head and for the server's order. */
  source: string;
  /** Text or message key, if the head is not the field's label. */
  label?: string;
  type?: ValueType;
  /** Set for a code: its words are at `resources.<resource>.<words>.<code>`. */
  words?: string;
  /** True for a NIK or an account number: only its last four characters are written (docs/areas.md, UU 27/2022). */
  secret?: boolean;
  // Methods, because their parameters are bivariant: a Column<Order> is then assignable to Column.
  /** The table's cell, if it is more than the value. */
  show?(record: T, translate: TranslateFunction): ReactNode;
  /** The exported cell, if it is not the value. */
  value?(record: T, translate: TranslateFunction): Cell;
  export?: false;
  /** In the exported file, the column comes after this field. Otherwise it keeps its place in the table. */
  exportedAfter?: string;
  /** Text or message key of the exported head, if it is not that of the table. */
  exportedLabel?: string;
  /** The id of the table's column that shows this field together with another. Only the export has it as a column. */
  within?: string;
  /** Aligned to the right. Numbers and money are. */
  numeric?: boolean;
  sortable?: false;
  sortBy?: string;
  sortByOrder?: 'ASC' | 'DESC';
  /** True if the shown values fall while the field that the server sorts by rises, as an age does while its instant rises. */
  isReversed?: boolean;
  /** True if the cards of a phone leave it out, unless the list is sorted by it. */
  notOnPhones?: boolean;
  /** Hidden until the person turns it on in 'Kolom', where it is one of the last. */
  hiddenAtFirst?: boolean;
  /** Shown only in the queue, or only in the other tabs, unless the list is sorted by it. */
  only?: 'queue' | 'otherTabs';
};

/** What the parts of a list page take from its declaration. */
export type ListContents = {
  columns: readonly Column[];
  filters: readonly ListFilter[];
  /** The order until the person sorts. */
  usualOrder: ListOrder;
  states?: readonly string[] | undefined;
  /** Replaces the filter of a copied link, with dates instead of a period that changes every day. */
  linked?: ((values: FilterValues, today: string) => FilterValues) | undefined;
};

export const noContents: ListContents = {
  columns: [],
  filters: [],
  usualOrder: { sort: { field: 'id', order: 'ASC' } },
};

export const ListContentsContext = createContext(noContents);

export const isNumeric = ({ numeric, type }: Column): boolean =>
  numeric ?? (type === 'number' || type === 'money');

/** Undefined if the server cannot sort by it, and for columns that a person has to turn on. */
export const sortFieldOf = ({
  sortable,
  hiddenAtFirst,
  within,
  sortBy,
  source,
}: Column): string | undefined =>
  sortable === false || hiddenAtFirst || within ? undefined : (sortBy ?? source);

/** A toggle in 'Kolom', stored under its `id`, makes the default its opposite. */
type ListColumn = Column & { id: string; isHiddenByDefault: boolean };

export type TableColumn = ListColumn & { label: string };

/** In the order of the file. */
export const exportedColumns = <T extends Column>(columns: readonly T[]): T[] => {
  const exported = columns.filter((column) => column.export !== false);
  const after = (source?: string) => exported.filter(({ exportedAfter }) => exportedAfter === source);
  return after(undefined).flatMap((column) => [column, ...after(column.source)]);
};

export const asText = (value: unknown): string =>
  typeof value === 'string' || Number.isFinite(value) ? String(value) : '';

/** The columns of the open tab. `own`: those of a table that is not that of a list page. */
export const useListColumns = (own?: readonly Column[]): ListColumn[] => {
  const { columns, usualOrder } = useContext(ListContentsContext);
  const sortedBy = useListContext().sort.field;
  const isWaiting = isQueue(usualOrder.queue, useFilterValues());
  const declared = own ?? columns;
  // The same array while nothing in it changes, so that the rows of a table are not drawn again.
  return useMemo(
    () =>
      declared.map((column) => {
        const { source, only, hiddenAtFirst = false } = column;
        if (only === undefined) return { ...column, id: source, isHiddenByDefault: hiddenAtFirst };
        // The usual order of a list is not a person's choice.
        const isSortedBy = sortedBy === source && (isWaiting || usualOrder.sort.field !== source);
        const isHiddenByDefault = (only === 'queue') !== isWaiting && !isSortedBy;
        // Another id where it is the other way round: the toggle that hides it in one tab would show it in the others.
        const isAsUsual = isHiddenByDefault === (only === 'queue');
        const id = isAsUsual ? source : `${source}.${isWaiting ? 'queue' : 'sorted'}`;
        return { ...column, id, isHiddenByDefault };
      }),
    [declared, usualOrder, isWaiting, sortedBy],
  );
};

const none: readonly string[] = [];

/** What the person chose in 'Kolom': `columns` in that order, toggled or not. `storePrefix` defaults to the resource. */
export const useColumnChoice = <T extends ListColumn>(columns: readonly T[], storePrefix?: string) => {
  const resource = useResourceContext();
  const prefix = storePrefix ?? resource;
  const [toggled, setToggled] = useStore<readonly string[]>(toggledColumnsKey(prefix), none);
  const [order, setOrder] = useStore<readonly string[]>(columnOrderKey(prefix), none);
  const chosen = useMemo(() => {
    // Columns without a stored position come last.
    const placeOf = ({ source }: T): number =>
      order.includes(source) ? order.indexOf(source) : order.length;
    // The first column, which links to the record, is fixed.
    const others = columns.slice(1).toSorted((one, other) => placeOf(one) - placeOf(other));
    return [...columns.slice(0, 1), ...others].map((column, index) => {
      const isToggled = toggled.includes(column.id);
      return { ...column, isToggled, isShown: index === 0 || isToggled === column.isHiddenByDefault };
    });
  }, [columns, toggled, order]);
  const toggle = (id: string): void =>
    setToggled(toggled.includes(id) ? toggled.filter((each) => each !== id) : [...toggled, id]);
  return {
    columns: chosen,
    toggle,
    resetToggled: (): void => setToggled(none),
    isOrdered: order.length > 0,
    setOrder,
  };
};
