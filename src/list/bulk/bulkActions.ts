import type { Identifier, RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { isAllowed, type Transitions } from '../../domain/stateMachine';
import { draftPlace, drafts } from '../../form/drafts/drafts';

export type BulkActions<T extends RaRecord = RaRecord> = {
  /** The area's actions that need no fields besides a reason. */
  transitions: Transitions;
  /** Defaults to the record's `status`. */
  // Methods, because method parameters are bivariant: a BulkActions<Order> is then assignable to BulkActions.
  stateOf?(record: T): string;
  /** Returns false for a row that is shown only as the parent of a match; the header's checkbox leaves it out. */
  isMatch?(record: T): boolean;
  note?(action: string, records: readonly T[]): ReactNode;
};

export const stateIn = (actions: BulkActions, record: RaRecord): string =>
  actions.stateOf ? actions.stateOf(record) : String(record.status);

export const splitBy = (actions: BulkActions, action: string, records: readonly RaRecord[]) => {
  const applies = (record: RaRecord): boolean =>
    isAllowed(actions.transitions, action, stateIn(actions, record));
  return { allowed: records.filter(applies), skipped: records.filter((record) => !applies(record)) };
};

export const offeredActions = (actions: BulkActions, records: readonly RaRecord[]): string[] =>
  Object.keys(actions.transitions).filter((action) => splitBy(actions, action, records).allowed.length > 0);

/** The records are in the order of `ids`. Of several records with one id, the last is used. */
export const recordsOf = (ids: readonly Identifier[], records: readonly RaRecord[]): RaRecord[] => {
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export type BulkDraft = { action: string; ids: Identifier[]; reason: string };

export const useBulkDraft = () => {
  const place = draftPlace('bulk', undefined);
  return { place, draft: drafts.at(place.path)?.values as BulkDraft | undefined };
};
