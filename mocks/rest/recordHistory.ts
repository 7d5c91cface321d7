import type { FieldChange, HistoryEntry } from '../../src/dataProvider/historyWire';
import { mask } from '../../src/format/mask';
import { wibInstant } from '../../src/format/wibTime';
import type { Account } from '../server/accounts';
import type { RestRecord, Tables } from './restRecord';

type Values = Readonly<Record<string, unknown>>;

/** What happened to a record, oldest first. */
export const historyOf = (record: RestRecord): HistoryEntry[] =>
  Array.isArray(record.history) ? (record.history as HistoryEntry[]) : [];

/** What the history keeps of something that `account` does now. */
export const entryNow = (
  { id: actor_id, full_name: actor }: Account,
  step: Omit<HistoryEntry, 'actor' | 'actor_id' | 'at'>,
): HistoryEntry => ({ ...step, actor, actor_id, at: wibInstant(new Date()) });

/** The columns whose values a history shows. Of every other column it says only that it changed. */
type ShownColumns = {
  /** Shown as they are: nothing personal. */
  plain: readonly string[];
  /** Only their last four characters are shown. */
  masked?: readonly string[];
};

/** Which edits of its records a collection keeps in their histories, and in which words. */
export type ToldEdits = ShownColumns & {
  /** The values as people know them: names for ids, and `<column>.<part>` for each part of a list. */
  named?: (values: Values, tables: Tables) => Values;
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The column of a value, or of a part of it: `permissions` for `permissions.ORDERAN`. */
export const columnOf = (field: string): string => field.split('.')[0] ?? field;

/** The values of `after` that differ from `before`, and those that are gone. */
const changesOf = (before: Values, after: Values, { plain, masked = [] }: ShownColumns): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [from, to] = [textOf(before[field]), textOf(after[field])];
    if (from === to) return [];
    if (plain.includes(columnOf(field))) return [{ field, from, to }];
    return [masked.includes(field) ? { field, from: mask(from), to: mask(to) } : { field }];
  });

/** What the history keeps of an edit, which leaves the state as it is; nothing when nothing changed. */
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

/** The values of the columns in a request's body, in the words in which histories keep them. */
export const toldValues = (
  values: Values,
  sent: readonly string[],
  { named }: ToldEdits,
  tables: Tables,
): Values =>
  Object.fromEntries(
    Object.entries(named?.(values, tables) ?? values).filter(([field]) => sent.includes(columnOf(field))),
  );
