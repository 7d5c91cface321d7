import { day } from '../world/clock';
import type { Change } from './journal';
import { pictureIdsIn } from './pictureStore';

/** Milliseconds for which the response to an idempotency key is stored, and an upload that no record shows yet. */
export const keptFor = day;

/** Tables without a seed whose records expire: each has `expires_at`, in milliseconds since 1970. */
const passing = ['tokens', 'answers', 'pictures'];

const isOver = ({ table, record }: Change, now: number): boolean => {
  if (!passing.includes(table)) return false;
  const { expires_at = 0 } = (record ?? {}) as { expires_at?: number };
  return expires_at <= now;
};

/**
 * Returns the changes that a restart needs: the last one of every record, without expired ones such as an old token or an
 * upload that no record shows.
 * @param now in milliseconds since 1970
 */
export const compacted = (changes: readonly Change[], now: number): Change[] => {
  const last = new Map(changes.map((change) => [`${change.table} ${change.id}`, change]));
  const all = [...last.values()];
  const shown = pictureIdsIn(JSON.stringify(all.filter(({ table }) => table !== 'pictures')));
  return all.filter(
    (change) => !isOver(change, now) || (change.table === 'pictures' && shown.has(change.id)),
  );
};
