import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import { session } from '../../authProvider/session';
import type { RecordVersion } from '../../dataProvider/recordVersion';
import { isMasked, isMaskOf } from '../../domain/format/mask';
import {
  type FieldGroup,
  type Fields,
  isSame,
  isSameVersion,
  type Merge,
  mergeVersions,
  type ThreeVersions,
  withFields,
} from '../../domain/threeWay';
import type { FieldCodes } from '../../ui/text/words';

/** A field of one version of a record, for display. */
export type ShownField = {
  field: string;
  /** All fields of that version, because a field's text may depend on others, such as a link's target on its kind. */
  values: Fields;
  /** The current record on the server, which may contain names for ids in the form. */
  record: RaRecord;
  codes: FieldCodes | undefined;
};

/** An area's rules for merging its form with the server's version. All are optional. */
export type MergeRules = {
  /** Groups of fields that only make sense together, so that they are kept or replaced as one. */
  together?: readonly FieldGroup[];
  /** Fields that every record has; a response without one of them is incomplete. */
  needed?: readonly string[];
  /** For a field with many parts that users change separately: `split` turns parts into fields, `join` reverses that. */
  parts?: { split: (values: FieldValues) => Fields; join: (fields: Fields) => FieldValues };
  /**
   * Fields with numbers that the host may mask. A mask is never saved. The form then needs all fields of the record, with its
   * `etag`, because only those show whether somebody changed a masked number.
   */
  secrets?: readonly string[];
  /** Returns a field's label, or undefined for the resource's label. */
  labelOf?: (field: string) => string | undefined;
  codes?: FieldCodes;
  /** Components for fields that ShownValue cannot show, by the part of the field's name before its first dot. */
  shown?: Readonly<Record<string, ComponentType<ShownField>>>;
};

/** The form values of a save, and those of the record's version that it was meant to replace. */
export type Sent = { values: FieldValues; before: FieldValues };

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

/** Returns true if nobody changed a record: its ETag is the same or, on a host without ETags, all its fields are. */
const isUnchanged = (before: FieldValues, now: FieldValues): boolean =>
  typeof now.etag === 'string' ? before.etag === now.etag : isSameVersion(before, now);

/** Returns true if the host says that the signed-in user made this version of a record. */
export const isOwn = (version: RecordVersion | undefined): boolean =>
  version?.changedBy === session.get()?.payload.user_data.full_name;

/**
 * Returns the server's form values with numbers instead of masks that match them: those of the user's last save if the record
 * was changed since, otherwise those known before. This only proves the save if the version is the user's own, because another
 * number may have the same mask.
 */
export const unmaskedBy = (
  sent: Sent | null,
  theirs: FieldValues,
  { secrets = [] }: MergeRules,
): FieldValues => {
  if (!sent) return theirs;
  const source = isUnchanged(sent.before, theirs) ? sent.before : sent.values;
  return withFields(
    theirs,
    secrets.filter((field) => isMaskOf(theirs[field], source[field])),
    source,
  );
};

/**
 * Merges three versions of a form by its area's rules (domain/threeWay.ts). A mask is the same for many numbers, so a masked
 * number of a record that was changed since counts as changed.
 */
export const mergeForms = (rules: MergeRules, forms: Forms): FormMerge => {
  const { together = [], secrets = [], parts } = rules;
  const split = parts?.split ?? ((values: FieldValues): Fields => values);
  const join = parts?.join ?? ((fields: Fields): FieldValues => fields);
  const { opened, theirs, mine } = forms;
  const versions = { opened: split(opened), theirs: split(theirs), mine: split(mine) };
  const unsure = isUnchanged(opened, theirs) ? [] : secrets.filter((field) => isMasked(theirs[field]));
  const merge = mergeVersions(versions, together, unsure);
  const replaced = (fields: Fields, groups: readonly FieldGroup[], source: Fields): FieldValues =>
    join(groups.reduce((all, group) => withFields(all, group, source), fields));
  return {
    ...versions,
    ...merge,
    valuesWith: (taken) => replaced(merge.merged, taken, versions.theirs),
    // Without the unsure numbers, so that a later merge finds the same conflicts.
    baseValues: replaced(versions.theirs, merge.conflicts, withFields(versions.opened, unsure, {})),
  };
};
