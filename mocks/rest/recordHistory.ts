import type { FieldChange, HistoryEntry } from '../../src/dataProvider/history/historyWire';
import { mask } from '../../src/domain/format/mask';
import { wibInstant } from '../../src/domain/format/wibTime';
import type { Account } from '../server/accounts';
import type { RestRecord, Tables } from './restRecord';

type Values = Readonly<Record<string, unknown>>;

/** Returns the history of a record, oldest first. */
export const historyOf = (record: RestRecord): HistoryEntry[] =>
  Array.isArray(record.history) ? (record.history as HistoryEntry[]) : [];

/** Creates a history entry for an action that `account` does now. */
export const entryNow = (
  { id: actor_id, full_name: actor }: Account,
  step: Omit<HistoryEntry, 'actor' | 'actor_id' | 'at'>,
): HistoryEntry => ({ ...step, actor, actor_id, at: wibInstant(new Date()) });

/** The columns whose values a history shows. For every other column it shows only that the value changed. */
type ShownColumns = {
  /** Columns shown unchanged; none is personal. */
  plain: readonly string[];
  /** Columns of which only the last four characters are shown. */
  masked?: readonly string[];
};

/** The columns and wording of the edits that a collection's histories record. */
export type ToldEdits = ShownColumns & {
  /** Returns the values in people's words: names for ids, and `<column>.<part>` for each part of a list. */
  named?: (values: Values, tables: Tables) => Values;
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Returns the column of a field: `permissions` for `permissions.ORDERAN`. */
export const columnOf = (field: string): string => field.split('.')[0] ?? field;

/** Returns the fields whose values differ between `before` and `after`, including removed ones. */
const changesOf = (before: Values, after: Values, { plain, masked = [] }: ShownColumns): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [from, to] = [textOf(before[field]), textOf(after[field])];
    if (from === to) return [];
    if (plain.includes(columnOf(field))) return [{ field, from, to }];
    return [masked.includes(field) ? { field, from: mask(from), to: mask(to) } : { field }];
  });

/** Returns the history entry of an edit, which leaves the state unchanged; empty if nothing changed. */
export const editOf = (
  before: Values,
  after: Values,
  state: string,
  account: Account,
  shown: ShownColumns,
): HistoryEntry[] => {
  const changes = changesOf(before, after, shown);
  return changes.length === 0 ? [] : [entryNow(account, { action: 'edit', from: state, to: state, changes })];
};

/** Returns the values of the columns in `sent`, the columns of a request's body, as histories word them. */
export const toldValues = (
  values: Values,
  sent: readonly string[],
  { named }: ToldEdits,
  tables: Tables,
): Values =>
  Object.fromEntries(
    Object.entries(named?.(values, tables) ?? values).filter(([field]) => sent.includes(columnOf(field))),
  );
