import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Cell } from '../../format/csv';
import type { FilterValues, ListFilter } from '../filter/listFilter';

/** One column of an exported file. Its value is the field of the record, unless another property says how it is written. */
export type ExportColumn<T extends RaRecord = RaRecord> = {
  /** The record's field, which names the head too. */
  source: string;
  /** Text or message key of the head; left out, the field's own label. */
  label?: string;
  // A method, so that columns of one record's type fit where any record's are taken.
  value?(record: T): Cell;
  /** A code: its words are at `resources.<resource>.<words>.<code>`. */
  words?: string;
  /** An instant: written as `2026-11-20 09:05`, which sorts, and the head names the zone. */
  instant?: boolean;
  /** A NIK or an account number: all but its last four characters are hidden (docs/areas.md, UU 27/2022). */
  secret?: boolean;
  /** How the table shows it: right-aligned, as what the component makes of it. */
  figure?: ComponentType<{ source: string }>;
  /** The column of the table that shows it beside something else; left out, the one of its `source`. */
  column?: string;
  /** The table has it as well, but does not show it until a person chooses it in 'Kolom' (list/moreColumns). */
  hiddenAtFirst?: boolean;
};

/** Columns whose fields are written as they are. */
export const plainColumns = (...sources: string[]): ExportColumn[] => sources.map((source) => ({ source }));

/** Columns that the table offers, and does not show at first. */
export const hiddenAtFirst = <T extends RaRecord>(...columns: ExportColumn<T>[]): ExportColumn<T>[] =>
  columns.map((column) => ({ ...column, hiddenAtFirst: true }));

export type ExportButtonProps = {
  columns: readonly ExportColumn[];
  /** File name without date and ending; left out, the resource's name. */
  name?: string;
  /** A filter that a control of the list's own sets, and its values in force: it is named before the other filters. */
  control?: { filter: ListFilter; values: FilterValues };
  /** The area that the log of exports names; left out, the resource. */
  area?: string;
};
