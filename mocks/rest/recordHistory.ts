import type { FieldChange, HistoryEntry } from '../../src/dataProvider/historyWire';
import { mask } from '../../src/format/mask';
import { wibInstant } from '../../src/format/wibTime';
import type { Account } from '../server/accounts';
import type { RestRecord } from './restRecord';

type Values = Readonly<Record<string, unknown>>;

/** What happened to a record, oldest first. */
export const historyOf = (record: RestRecord): HistoryEntry[] =>
  Array.isArray(record.history) ? (record.history as HistoryEntry[]) : [];

/** What the history keeps of something that `account` does now. */
export const entryNow = (
  { full_name: actor }: Account,
  step: Omit<HistoryEntry, 'actor' | 'at'>,
): HistoryEntry => ({ ...step, actor, at: wibInstant(new Date()) });

/** The columns whose values a history shows. Of every other column it says only that it changed. */
type ShownColumns = {
  /** Shown as they are: nothing personal. */
  plain: readonly string[];
  /** Only their last four characters are shown. */
  masked?: readonly string[];
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The columns of `after` that differ from `before`. */
const changesOf = (before: Values, after: Values, { plain, masked = [] }: ShownColumns): FieldChange[] =>
  Object.keys(after).flatMap((field) => {
    const [from, to] = [textOf(before[field]), textOf(after[field])];
    if (from === to) return [];
    if (plain.includes(field)) return [{ field, from, to }];
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
