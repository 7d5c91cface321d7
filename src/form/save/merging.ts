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

export type ShownField = {
  field: string;
  /** All, because the text of one may depend on others, such as a link's target on its kind. */
  values: Fields;
  /** As it is on the server now; it may have names for ids in the form. */
  record: RaRecord;
  codes: FieldCodes | undefined;
};

export type MergeRules = {
  /** They only make sense together, so they are kept or replaced as one. */
  together?: readonly FieldGroup[];
  /** Every record has them; a response without one of them is incomplete. */
  needed?: readonly string[];
  /** For a field with many parts that users change separately. */
  parts?: { split: (values: FieldValues) => Fields; join: (fields: Fields) => FieldValues };
  /** Numbers that the host may mask. The form needs the `etag` or all fields, to see whether somebody changed one. */
  secrets?: readonly string[];
  /** Undefined for the resource's label. */
  labelOf?: (field: string) => string | undefined;
  codes?: FieldCodes;
  /** By the part of a field's name before its first dot, for what ShownValue cannot show. */
  shown?: Readonly<Record<string, ComponentType<ShownField>>>;
};

/** The form values of a save, and those of the version that it was meant to replace. */
export type Sent = { mine: FieldValues; theirs: FieldValues };

type Forms = Record<keyof ThreeVersions, FieldValues>;

/** The host's response lacks a needed field that the opened version had: a save would clear it. */
export const isIncomplete = (
  { needed = [] }: MergeRules,
  { base, theirs }: Pick<Forms, 'base' | 'theirs'>,
): boolean => needed.some((field) => isSame(theirs[field], '') && !isSame(base[field], ''));

export type FormMerge = Merge &
  ThreeVersions & {
    valuesWith: (taken: readonly FieldGroup[]) => FieldValues;
    /** For a later merge: the server's values, but of conflicting fields those that were opened. */
    baseValues: FieldValues;
  };

/** The ETag is the same or, on a host without ETags, all fields are. */
const isUnchanged = (before: FieldValues, now: FieldValues): boolean =>
  typeof now.etag === 'string' ? before.etag === now.etag : isSameVersion(before, now);

/** The host says that the signed-in user made it. */
export const isOwn = (version: RecordVersion | undefined): boolean =>
  version?.changedBy === session.get()?.payload.user_data.full_name;

/**
 * With numbers instead of masks that match them: those of the last save if the record was changed since, otherwise those
 * known before. It proves a save only in the user's own version, because another number may have the same mask.
 */
export const unmaskedBy = (
  sent: Sent | null,
  theirs: FieldValues,
  { secrets = [] }: MergeRules,
): FieldValues => {
  if (!sent) return theirs;
  const source = isUnchanged(sent.theirs, theirs) ? sent.theirs : sent.mine;
  return withFields(
    theirs,
    secrets.filter((field) => isMaskOf(theirs[field], source[field])),
    source,
  );
};

/** Many numbers have the same mask, so a masked number of a record that was changed since counts as changed. */
export const mergeForms = (rules: MergeRules, forms: Forms): FormMerge => {
  const { together = [], secrets = [], parts } = rules;
  const split = parts?.split ?? ((values: FieldValues): Fields => values);
  const join = parts?.join ?? ((fields: Fields): FieldValues => fields);
  const { base, theirs, mine } = forms;
  const versions = { base: split(base), theirs: split(theirs), mine: split(mine) };
  const unsure = isUnchanged(base, theirs) ? [] : secrets.filter((field) => isMasked(theirs[field]));
  const merge = mergeVersions(versions, together, unsure);
  const replaced = (fields: Fields, groups: readonly FieldGroup[], source: Fields): FieldValues =>
    join(groups.reduce((all, group) => withFields(all, group, source), fields));
  return {
    ...versions,
    ...merge,
    valuesWith: (taken) => replaced(merge.merged, taken, versions.theirs),
    // Without the unsure numbers, so that a later merge finds the same conflicts.
    baseValues: replaced(versions.theirs, merge.conflicts, withFields(versions.base, unsure, {})),
  };
};
