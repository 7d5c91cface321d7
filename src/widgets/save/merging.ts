import type { RaRecord } from 'ra-core';
import { type ComponentType, createContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  type FieldGroup,
  type Fields,
  isSame,
  type Merge,
  mergeVersions,
  type ThreeVersions,
  withFields,
} from '../../domain/threeWay';
import { isMasked, isMaskOf } from '../../format/mask';
import type { Review } from './saveReview';

/** A field of one version of a record, for display. */
export type ShownField = {
  field: string;
  /** All fields of that version, because a field's text may depend on others, such as a link's target on its kind. */
  values: Fields;
  /** The current record on the server, which may contain names for ids in the form. */
  record: RaRecord;
};

/** An area's rules for merging its form with the server's version. All are optional. */
export type MergeRules = {
  /** Groups of fields that only make sense together, so that they are kept or replaced as one. */
  together?: readonly FieldGroup[];
  /** Fields that every record has; a response without one of them is incomplete. */
  needed?: readonly string[];
  /** For a field with many parts that users change separately: `split` turns parts into fields, `join` reverses that. */
  parts?: { split: (values: FieldValues) => Fields; join: (fields: Fields) => FieldValues };
  /** Fields with numbers that the host may mask. A mask is never saved. */
  secrets?: readonly string[];
  /** Returns a field's label, or undefined for the resource's label. */
  labelOf?: (field: string) => string | undefined;
  /** The component that displays a field. Defaults to ShownValue. */
  Shown?: ComponentType<ShownField>;
};

/** The data that a form inside RecordEdit needs to merge before it saves. */
export type Merging = {
  id: string;
  rules: MergeRules;
  valuesOf: (record: RaRecord) => FieldValues;
  transform: (values: RaRecord) => FieldValues;
  review: Review | undefined;
  /** Called with the merged values right before they are sent. */
  onSend: (values: FieldValues) => void;
};

/** Null around a create form, because nobody else can have changed the record. */
export const MergingContext = createContext<Merging | null>(null);

type Forms = Record<keyof ThreeVersions, FieldValues>;

/**
 * Returns true if the latest version lacks a needed field that the opened version had. Then the host's response was
 * incomplete, and a save would clear the field.
 */
export const isIncomplete = (
  { needed = [] }: MergeRules,
  { opened, theirs }: Pick<Forms, 'opened' | 'theirs'>,
): boolean => needed.some((field) => isSame(theirs[field], '') && !isSame(opened[field], ''));

export type FormMerge = Merge &
  ThreeVersions & {
    /** Returns the merged form values, with the server's version for the given groups. */
    valuesWith: (taken: readonly FieldGroup[]) => FieldValues;
    /** The base for a later merge: the server's values, except for conflicting fields, which keep their opened values. */
    baseValues: FieldValues;
  };

/**
 * Returns `theirs` with numbers of `mine` instead of masks that match them. A matching mask means that the typed number is
 * already saved, for example by a save whose response was lost.
 */
export const unmaskedBy = (mine: Fields, theirs: Fields, { secrets = [] }: MergeRules): Fields =>
  withFields(
    theirs,
    secrets.filter((field) => isMaskOf(theirs[field], mine[field])),
    mine,
  );

/**
 * Merges three versions of a form by its area's rules (domain/threeWay.ts). A mask in `mine` is replaced by the server's latest
 * value, because masks are not sent and the server keeps its number.
 */
export const mergeForms = (rules: MergeRules, forms: Forms): FormMerge => {
  const { together = [], secrets = [], parts } = rules;
  const split = parts?.split ?? ((values: FieldValues): Fields => values);
  const join = parts?.join ?? ((fields: Fields): FieldValues => fields);
  const { opened, theirs, mine } = forms;
  const versions = { opened: split(opened), theirs: split(theirs), mine: split(mine) };
  const theirsUnmasked = unmaskedBy(versions.mine, versions.theirs, rules);
  const { merged, conflicts } = mergeVersions({ ...versions, theirs: theirsUnmasked }, together);
  const withLatestSecrets = (fields: Fields): Fields =>
    withFields(
      fields,
      secrets.filter((field) => isMasked(fields[field])),
      versions.theirs,
    );
  const merge = { merged: withLatestSecrets(merged), conflicts };
  const replaced = (fields: Fields, groups: readonly FieldGroup[], source: Fields): FieldValues =>
    join(groups.reduce((all, group) => withFields(all, group, source), fields));
  return {
    ...versions,
    ...merge,
    mine: withLatestSecrets(versions.mine),
    valuesWith: (taken) => replaced(merge.merged, taken, versions.theirs),
    baseValues: replaced(versions.theirs, merge.conflicts, versions.opened),
  };
};
