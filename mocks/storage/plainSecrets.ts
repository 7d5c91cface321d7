import type { Hashing } from '../server/hashing';
import type { WholeChange } from './journal';

/** SHA-256 in hexadecimal. */
const digestPattern = /^[0-9a-f]{64}$/;

type Written = { password?: string; request?: string };

/**
 * Removes plain secrets from the changes of an older data folder: hashes its passwords, ends its sessions, and drops its
 * stored responses to actions, whose requests may contain a password.
 */
export const withoutPlainSecrets = (
  changes: readonly WholeChange[],
  { hashPassword }: Pick<Hashing, 'hashPassword'>,
): WholeChange[] =>
  changes.flatMap((change) => {
    const { table, id } = change;
    const record = (change.record ?? {}) as Written;
    if (table === 'tokens' && !digestPattern.test(id)) return [];
    if (table === 'answers' && !digestPattern.test(record.request ?? '')) return [];
    if (table === 'member-list/user-admin' && record.password !== undefined)
      return [{ ...change, record: { ...record, password: hashPassword(record.password) } }];
    return [change];
  });
