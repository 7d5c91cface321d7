import type { Identifier, RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { isAllowed, type Transitions } from '../../domain/stateMachine';

/** What can be done with many records of a list at once. An area gives it to its `<DataTable>`. */
export type BulkActions<T extends RaRecord = RaRecord> = {
  /** Those of the area's actions that need no more than a reason. */
  transitions: Transitions;
  /** The record's state; left out, its `status`. */
  // Methods, so that those of one record's type fit where any record's are taken.
  stateOf?(record: T): string;
  /** In the confirmation: what there is to know about the records that an action applies to. */
  note?(action: string, records: readonly T[]): ReactNode;
};

export const stateIn = (actions: BulkActions, record: RaRecord): string =>
  actions.stateOf ? actions.stateOf(record) : String(record.status);

/** The records that an action applies to, and those that it is not allowed on. */
export const splitBy = (actions: BulkActions, action: string, records: readonly RaRecord[]) => {
  const applies = (record: RaRecord): boolean =>
    isAllowed(actions.transitions, action, stateIn(actions, record));
  return { allowed: records.filter(applies), skipped: records.filter((record) => !applies(record)) };
};

/** The actions that at least one of these records allows, in the order of the area's table. */
export const offeredActions = (actions: BulkActions, records: readonly RaRecord[]): string[] =>
  Object.keys(actions.transitions).filter((action) => splitBy(actions, action, records).allowed.length > 0);

/** The records of these that are among `ids`, in the order of `ids`; the last one of an id counts. */
export const recordsOf = (ids: readonly Identifier[], records: readonly RaRecord[]): RaRecord[] => {
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
