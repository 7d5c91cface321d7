import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Cell } from '../../domain/format/csv';
import type { FilterValues, ListFilter } from '../filter/listFilter';

/** One column of the exported file. The cell holds the record's unchanged field unless another property formats it. */
export type ExportColumn<T extends RaRecord = RaRecord> = {
  /** The record's field; its label is the default header. */
  source: string;
  /** Text or message key of the header; defaults to the field's label. */
  label?: string;
  /** Returns the cell of a record. */
  // A method, because method parameters are bivariant: an ExportColumn<Order> is then assignable to ExportColumn.
  value?(record: T): Cell;
  /** Set if the field is a code: its words are at `resources.<resource>.<words>.<code>`. */
  words?: string;
  /** True if the field is an instant: written as `2026-11-20 09:05`, which sorts as text; the header names the time zone. */
  instant?: boolean;
  /** True for a NIK or an account number: only its last four characters are written (docs/areas.md, UU 27/2022). */
  secret?: boolean;
  /** The component that shows the field in the table, in a right-aligned cell. */
  figure?: ComponentType<{ source: string }>;
  /** The id of the table's column that shows this field together with another; defaults to `source`. */
  column?: string;
  /** True if the table hides this column until the user turns it on in 'Kolom' (list/moreColumns). */
  hiddenAtFirst?: boolean;
};

/** Returns columns whose fields are written unchanged. */
export const plainColumns = (...sources: string[]): ExportColumn[] => sources.map((source) => ({ source }));

/** Marks columns that the table offers but does not show at first. */
export const hiddenAtFirst = <T extends RaRecord>(...columns: ExportColumn<T>[]): ExportColumn<T>[] =>
  columns.map((column) => ({ ...column, hiddenAtFirst: true }));

export type ExportButtonProps = {
  columns: readonly ExportColumn[];
  /** The file name without date and extension; defaults to the resource's name. */
  name?: string;
  /** A filter that the list sets with its own control, and its current values; listed before the other filters. */
  control?: { filter: ListFilter; values: FilterValues };
  /** The area in the activity log; defaults to the resource. */
  area?: string;
};
