import type { Change } from './journal';

type Values = Readonly<Record<string, unknown>>;

/** Returns what `after` adds to the end of `before`; undefined unless both are lists and the first elements are the same. */
const addedTo = (before: unknown, after: unknown): unknown[] | undefined =>
  Array.isArray(before) &&
  Array.isArray(after) &&
  before.length < after.length &&
  before.every((element, index) => element === after[index])
    ? after.slice(before.length)
    : undefined;

/**
 * Returns the change of a record that the journal already holds: the columns that differ, and what was added to the end of a
 * list, so that a longer history does not cost more. A record that lost a column is written whole.
 */
export const changeOf = (table: string, id: string, before: Values, after: Values): Change => {
  if (Object.keys(before).some((column) => before[column] !== undefined && after[column] === undefined))
    return { table, id, record: after };
  const columns: Record<string, unknown> = {};
  const added: Record<string, unknown[]> = {};
  for (const [column, value] of Object.entries(after)) {
    const more = addedTo(before[column], value);
    if (more) added[column] = more;
    else if (value !== before[column]) columns[column] = value;
  }
  return { table, id, columns, added };
};

/** Returns a record after a change; null if the change deletes it, or if it has no record to change. */
export const changed = (before: Values | null | undefined, change: Change): Values | null => {
  if ('record' in change) return change.record;
  if (!before) return null;
  const lists = Object.entries(change.added).map(([column, more]): [string, readonly unknown[]] => {
    const list = before[column];
    return [column, Array.isArray(list) ? [...(list as unknown[]), ...more] : more];
  });
  return { ...before, ...change.columns, ...Object.fromEntries(lists) };
};
