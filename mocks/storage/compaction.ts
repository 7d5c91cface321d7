import { day } from '../world/clock';
import type { Change, WholeChange } from './journal';
import { pictureIdsIn } from './pictureStore';
import { changed } from './recordChange';

/** Milliseconds for which the response to an idempotency key is stored, and an upload that no record shows yet. */
export const keptFor = day;

/** Tables whose records expire: each has `expires_at`, in milliseconds since 1970. */
const passing = ['tokens', 'answers', 'pictures'];

/** Tables without a seed, in which a deletion leaves nothing to remember. */
const unseeded = [...passing, 'changes'];

const isOver = ({ table, record }: WholeChange, now: number): boolean => {
  if (record === null) return unseeded.includes(table);
  if (!passing.includes(table)) return false;
  return Number(record.expires_at ?? 0) <= now;
};

/**
 * Returns the changes that a restart needs: every record as it was last, whole, without expired ones such as an old token or
 * an upload that no record shows.
 * @param now in milliseconds since 1970
 */
export const compacted = (changes: readonly Change[], now: number): WholeChange[] => {
  const last = new Map<string, WholeChange>();
  for (const change of changes) {
    const { table, id } = change;
    const key = `${table} ${id}`;
    last.set(key, { table, id, record: changed(last.get(key)?.record, change) });
  }
  const all = [...last.values()];
  const shown = pictureIdsIn(JSON.stringify(all.filter(({ table }) => table !== 'pictures')));
  return all.filter(
    (change) => !isOver(change, now) || (change.table === 'pictures' && shown.has(change.id)),
  );
};
