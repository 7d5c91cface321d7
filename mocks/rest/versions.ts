import type { Account } from '../server/accounts';
import { refuse } from '../server/answers';
import type { Context } from '../server/context';

/**
 * Versions of records (decision 0041, assumption): GET of one record answers with ETag, and with Last-Modified and
 * X-Modified-By once somebody has changed it; an update with If-Match changes that version only.
 */

type Versioned = { id: string };

/**
 * Known to this server alone, so that nobody can guess a masked number from a tag. After a restart every version is a new
 * one.
 */
const salt = crypto.randomUUID();

/** A strong tag of what is kept of a record: 64 bits of FNV-1a, which is enough to notice a change. */
const etagOf = (record: Versioned): string => {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(salt + JSON.stringify(record)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return `"${hash.toString(16)}"`;
};

const changeId = (resource: string, { id }: Versioned): string => `${resource} ${id}`;

/** Remembers who has just changed a record. */
export const noteChange = (
  { db }: Context,
  resource: string,
  record: Versioned,
  { full_name: by }: Account,
): void => db.changes.put({ id: changeId(resource, record), by, at: Date.now() });

/** The headers that say which version of a record an answer holds. */
export const versionHeaders = (
  { db }: Context,
  resource: string,
  record: Versioned,
): Record<string, string> => {
  const change = db.changes.get(changeId(resource, record));
  return {
    ETag: etagOf(record),
    ...(change && {
      'Last-Modified': new Date(change.at).toUTCString(),
      'X-Modified-By': encodeURIComponent(change.by),
    }),
    'Access-Control-Expose-Headers': 'ETag, Last-Modified, X-Modified-By',
  };
};

/** The 412 of an update whose If-Match names another version than the record has; undefined where it may go on. */
export const refuseOutdated = ({ headers }: Request, record: Versioned): Response | undefined => {
  const wanted = headers.get('If-Match');
  if (wanted === null || wanted.trim() === '*') return undefined;
  const tags = wanted.split(',').map((tag) => tag.trim());
  return tags.includes(etagOf(record))
    ? undefined
    : refuse(412, 'Data ini baru saja diubah user admin lain. Muat versi terbarunya, lalu simpan lagi.');
};
