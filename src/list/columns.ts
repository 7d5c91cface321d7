import { type RaRecord, type TranslateFunction, useListContext } from 'ra-core';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Cell } from '../domain/format/csv';
import { isQueue, type ListOrder } from '../domain/queue';
import { type FilterValues, type ListFilter, useFilterValues } from './filter/listFilter';

/** A column of a list, declared once for its table, 'Kolom', its export and the orders that its address may ask for. */
export type Column<T extends RaRecord = RaRecord> = {
  /** The record's field. Its label is the head, and the server sorts by it. */
  source: string;
  /** The name under which a person's choice of the column is stored. Defaults to `source`. */
  id?: string;
  /** Text or message key of the head, if it is not the label of the field. */
  label?: string;
  /** How the value is written. Defaults to text. */
  type?: 'number' | 'money' | 'instant' | 'state';
  /** Set for a code: its words are at `resources.<resource>.<words>.<code>`. */
  words?: string;
  /** True for a NIK or an account number: only its last four characters are written (docs/areas.md, UU 27/2022). */
  secret?: boolean;
  // Methods, because their parameters are bivariant: a Column<Order> is then assignable to Column.
  /** Returns the content of the table's cell, if it is more than the value. */
  show?(record: T, translate: TranslateFunction): ReactNode;
  /** Returns the cell of the exported file, if it is not the value. */
  value?(record: T, translate: TranslateFunction): Cell;
  /** False if the export does not have the column. */
  export?: false;
  /** The id of the table's column that shows this field together with another. Only the export has it as a column. */
  within?: string;
  /** True for figures: aligned to the right. Numbers and money are. */
  numeric?: boolean;
  /** False if the server cannot sort by the column. */
  sortable?: false;
  sortBy?: string;
  sortByOrder?: 'ASC' | 'DESC';
  /** True if the shown values fall while the field that the server sorts by rises, as an age does while its instant rises. */
  isReversed?: boolean;
  /** True if the column is not in the cards of a phone, unless the list is sorted by it. The record's page shows it. */
  detail?: boolean;
  /** True if the table hides the column until the person turns it on in 'Kolom', where it is one of the last. */
  hiddenAtFirst?: boolean;
  /** Shown only in the queue, or only in the other tabs, unless the list is sorted by it. */
  only?: 'queue' | 'otherTabs';
};

/** What an area declares about its list, for the parts of the page. Provided by ListPage. */
type ListDeclaration = {
  columns: readonly Column[];
  filters: readonly ListFilter[];
  order?: ListOrder | undefined;
  /** The states of the list's tabs. */
  states?: readonly string[] | undefined;
  /** Returns the filters of a copied link, with fixed dates for a relative period; defaults to the filters in the URL. */
  linked?: ((values: FilterValues, today: string) => FilterValues) | undefined;
};

export const ListDeclarationContext = createContext<ListDeclaration>({ columns: [], filters: [] });

export const isNumeric = ({ numeric, type }: Column): boolean =>
  numeric ?? (type === 'number' || type === 'money');

/** Returns the field that the server sorts a column by; undefined if it cannot, and for columns that a person has to turn on. */
export const sortFieldOf = ({
  sortable,
  hiddenAtFirst,
  within,
  sortBy,
  source,
}: Column): string | undefined =>
  sortable === false || hiddenAtFirst || within ? undefined : (sortBy ?? source);

/** A column with its id, and whether this list hides it at first. */
export type ListColumn = Column & { id: string; isHidden: boolean };

/**
 * Returns the columns of the list in context. 'Kolom' stores a choice as a toggle of what is shown at first, so that a column
 * that is shown in some tabs only has another id in the others.
 * @param own the columns of a table that is not that of a list page
 */
export const useListColumns = (own?: readonly Column[]): ListColumn[] => {
  const { columns, order } = useContext(ListDeclarationContext);
  const sortedBy = useListContext().sort.field;
  const isWaiting = isQueue(order?.queue, useFilterValues());
  const declared = own ?? columns;
  // The same array while nothing in it changes, so that the rows of a table are not drawn again.
  return useMemo(
    () =>
      declared.map((column) => {
        const { source, id = source, only, hiddenAtFirst = false } = column;
        if (only === undefined) return { ...column, id, isHidden: hiddenAtFirst };
        // The usual order of a list is not a person's choice.
        const isSortedBy = sortedBy === source && (isWaiting || order?.sort.field !== source);
        const isShown = isSortedBy || (only === 'queue') === isWaiting;
        const isAsUsual = isShown === (only === 'otherTabs');
        return {
          ...column,
          id: isAsUsual ? id : `${id}.${isWaiting ? 'queue' : 'sorted'}`,
          isHidden: !isShown,
        };
      }),
    [declared, order, isWaiting, sortedBy],
  );
};
