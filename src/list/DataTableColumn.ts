import type { RaRecord } from 'ra-core';
import { Children, type ComponentType, isValidElement, type ReactNode } from 'react';

/**
 * A column of the table, with the props of react-admin's `<DataTable.Col>`. A cell shows the first of these that is given:
 * `render(record)`, `children`, `field` (both read the record from its context), the value at `source` as text.
 */
type DataTableColumnProps<T extends RaRecord = RaRecord> = {
  /** The name under which a user's choice of the column is stored. Defaults to its `source`. */
  id?: string;
  /** Path of the value in the record; also the field that the server sorts by, unless `sortBy` is given. */
  source?: string;
  /** Text or message key of the head. Defaults to the field's label (`resources.<name>.fields.<source>`). */
  label?: string;
  render?: (record: T) => ReactNode;
  field?: ComponentType<{ source: string }>;
  children?: ReactNode;
  /** False if the server cannot sort by the column. */
  sortable?: boolean;
  sortBy?: string;
  sortByOrder?: 'ASC' | 'DESC';
  /** True if the shown values fall while the field that the server sorts by rises, as an age does while its instant rises. */
  isReversed?: boolean;
  /** True for numbers: aligned to the right. */
  numeric?: boolean;
  /** True if the column is not in the cards of a phone, unless the list is sorted by it. The record's page shows it. */
  detail?: boolean;
  /** True if the column is hidden until the user chooses it in 'Kolom'. */
  hiddenAtFirst?: boolean;
};

/**
 * Declares a column: `<DataTable.Col<Driver> source="plate" render={(driver) => …} />`. It renders nothing: the
 * table reads its props.
 */
export const DataTableColumn: <T extends RaRecord = RaRecord>(props: DataTableColumnProps<T>) => null = () =>
  null;

/** A declared column with its id, which is its React key and the name of the user's choice. */
export type Column = DataTableColumnProps & { id: string };

/** Returns the columns among a table's children, in their order. Skips false conditions such as `may && <DataTable.Col … />`. */
export const columnsOf = (children: ReactNode): Column[] =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<DataTableColumnProps>(child) && child.type === DataTableColumn
      ? [
          {
            ...child.props,
            id: child.props.id ?? child.props.source ?? child.props.label ?? String(child.key),
          },
        ]
      : [],
  );

/** Returns the field that the server sorts a column by, or undefined if it cannot. */
export const sortFieldOf = ({ sortable = true, sortBy, source }: DataTableColumnProps): string | undefined =>
  sortable ? (sortBy ?? source) : undefined;
