import type { Region } from '../../../dataProvider/wire';
import type { SellerForm, SellerRow } from '../sellerRecord';
import type { ImportedField, regionFields } from './importedFields';

/** A region that is not known by its name: a person chooses among these, once for all rows that say the same. */
export type RegionQuestion = {
  field: (typeof regionFields)[number];
  /** The same for rows that mean the same: level, region above, and name. */
  key: string;
  typed: string;
  /** All regions there are below the one above, the most similar names first. */
  options: readonly Region[];
};

/** A row of the table, and what the check says of it. */
export type CheckedRow = {
  /** Its line in the file, counted from 1. */
  line: number;
  /** As the registration form would hold it; photos are files that are not sent yet. */
  form: SellerForm;
  /** Only rows that are ready are sent. */
  state: 'ready' | 'wrong' | 'registered';
  /** Translated, in the order of the form; a region that is asked for is among them. */
  faults: readonly { field: ImportedField; text: string }[];
  question?: RegionQuestion;
  /** What 'Rapikan' changed. */
  tidied: readonly { field: ImportedField; from: string; to: string }[];
  /** The seller who is registered already, or who has the same phone number. */
  seller?: SellerRow;
};

/** The photos that a person chose, by their names in small letters. */
export type Photos = ReadonlyMap<string, File>;
