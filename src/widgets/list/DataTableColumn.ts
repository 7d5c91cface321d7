import type { RaRecord } from 'ra-core';
import { Children, type ComponentType, isValidElement, type ReactNode } from 'react';

/**
 * A column of the table, with the props a react-admin developer knows from `<DataTable.Col>`. A cell shows
 * the first of: `render(record)`, `children` or `field` (react-admin fields, which read the record from its
 * context), the value at `source` as text.
 */
type DataTableColumnProps<T extends RaRecord = RaRecord> = {
  /** By what a person's choice of the column is kept; left out, its `source`. */
  id?: string;
  /** Path of the value in the record; also what the server sorts by, unless `sortBy` says otherwise. */
  source?: string;
  /** Text or message key of the head; without it the field's own label (`resources.<name>.fields.<source>`). */
  label?: string;
  render?: (record: T) => ReactNode;
  field?: ComponentType<{ source: string }>;
  children?: ReactNode;
  /** False where the server cannot sort by the column. */
  sortable?: boolean;
  sortBy?: string;
  sortByOrder?: 'ASC' | 'DESC';
  /** Right-aligned, with figures of one width. */
  numeric?: boolean;
  /** Left out of the card that a row is on a phone, unless the list is sorted by it: the record's own page shows it. */
  detail?: boolean;
  /** Not shown until a person chooses it in 'Kolom'. */
  hiddenAtFirst?: boolean;
};

/**
 * Declares a column: `<DataTable.Col<Driver> source="plate" render={(driver) => …} />`. It renders nothing by itself: the
 * table reads its props once, not once per cell.
 */
export const DataTableColumn: <T extends RaRecord = RaRecord>(props: DataTableColumnProps<T>) => null = () =>
  null;

/** A declared column and its name, by which React knows it and a person hides it. */
export type Column = DataTableColumnProps & { id: string };

/** The columns among a table's children, in their order; conditions such as `may && <DataTable.Col … />` may be false. */
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

/** What the server sorts a column by, or undefined where it cannot. */
export const sortFieldOf = ({ sortable = true, sortBy, source }: DataTableColumnProps): string | undefined =>
  sortable ? (sortBy ?? source) : undefined;
