import type { Region } from '../../../dataProvider/wire';
import type { SellerForm } from '../sellerRecord';
import type { Found } from './findRegistered';
import type { ImportedField, regionFields } from './importedFields';

/** A region name that only the user can assign: they choose among `options`, once for all rows with the same `key`. */
export type RegionQuestion = {
  field: (typeof regionFields)[number];
  /** Level, parent region and name; rows with the same key share the choice. */
  key: string;
  typed: string;
  /** False if the region is known, so that only a person who wants another one needs the choice. */
  isAsked: boolean;
  /** All regions below the parent region, the most similar names first. */
  options: readonly Region[];
};

/** A row of the table with the result of its check. */
export type CheckedRow = {
  /** Line in the file, starting at 1. */
  line: number;
  /** The values of the registration form; photos are files that are not uploaded yet. */
  form: SellerForm;
  /** Only rows that are ready are sent. */
  state: 'ready' | 'wrong' | 'registered';
  /** Translated messages, in the order of the form; includes the one for an unanswered question. */
  faults: readonly { field: ImportedField; text: string }[];
  /** The texts of the file, or what a person corrected. */
  texts: ReadonlyMap<ImportedField, string>;
  /** The fields that a person corrected, which stay in view and can be changed again. */
  mended: ReadonlySet<ImportedField>;
  /** From the province down to the first unanswered one. The answered ones stay visible and can be changed. */
  questions: readonly RegionQuestion[];
  /** The changes by 'Rapikan'. */
  tidied: readonly { field: ImportedField; from: string; to: string }[];
  /** Translated sentences about what the check understood differently from what is written. */
  notes: readonly string[];
  /** The existing seller of the row, or another one with its phone number or email. */
  found?: Found;
};

/** The key of a field of one row, as `Check` knows a person's corrections. */
export const fieldOfRow = (line: number, field: ImportedField): string => `${line} ${field}`;
