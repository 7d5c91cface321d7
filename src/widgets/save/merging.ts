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

/** One field of one version of a record, to be shown in words. */
export type ShownField = {
  field: string;
  /** Every field of that version: what a link points at depends on its kind. */
  values: Fields;
  /** The record as the server holds it now: it may name what the form knows by id. */
  record: RaRecord;
};

/** What an area says about merging its form with what the server holds; every part may be left out. */
export type MergeRules = {
  /** Fields that only make sense together: they are kept or taken as one. */
  together?: readonly FieldGroup[];
  /** Fields that every record has: a version without one of them was not read whole. */
  needed?: readonly string[];
  /** For a field that holds many things which people change one by one: each as a field of its own, and back. */
  parts?: { split: (values: FieldValues) => Fields; join: (fields: Fields) => FieldValues };
  /** Numbers that the host may mask: a mask is never saved. */
  secrets?: readonly string[];
  /** The label of a field, where it is not that of the resource. */
  labelOf?: (field: string) => string | undefined;
  /** A field in words, where ShownValue does not know them. */
  Shown?: ComponentType<ShownField>;
};

/** What the form inside RecordEdit needs to merge before it saves. */
export type Merging = {
  id: string;
  rules: MergeRules;
  valuesOf: (record: RaRecord) => FieldValues;
  transform: (values: RaRecord) => FieldValues;
  review: Review | undefined;
  /** Given the merged values right before they are sent. */
  onSend: (values: FieldValues) => void;
};

/** Null around a form that creates a record: nobody else has changed it. */
export const MergingContext = createContext<Merging | null>(null);

type Forms = Record<keyof ThreeVersions, FieldValues>;

/**
 * Whether the latest version lacks a field that every record has, and that this one had when it was opened. The host has
 * then left out a part of its answer, and a save would empty it.
 */
export const isIncomplete = (
  { needed = [] }: MergeRules,
  { opened, theirs }: Pick<Forms, 'opened' | 'theirs'>,
): boolean => needed.some((field) => isSame(theirs[field], '') && !isSame(opened[field], ''));

export type FormMerge = Merge &
  ThreeVersions & {
    /** The merged values of the form, with the server's version of the groups given. */
    valuesWith: (taken: readonly FieldGroup[]) => FieldValues;
    /** The server's version, except in conflicts: what the person has seen by now, for a later merge. */
    baseValues: FieldValues;
  };

/**
 * `theirs` with the numbers of `mine` in place of their masks: a mask that fits what was typed is the same number, stored by
 * a save whose answer was lost.
 */
export const unmaskedBy = (mine: Fields, theirs: Fields, { secrets = [] }: MergeRules): Fields =>
  withFields(
    theirs,
    secrets.filter((field) => isMaskOf(theirs[field], mine[field])),
    mine,
  );

/**
 * Merges three versions of a form by the rules of its area (domain/threeWay.ts). Where the person's version holds a mask, it has
 * the server's latest number: that is the one that stays when the mask is not sent.
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
