import type { Account } from '../server/accounts';
import { refuse } from '../server/answers';
import type { Context } from '../server/context';

/**
 * Versions of records (assumption). GET of one record responds with an ETag, and once it was changed with Last-Modified and
 * X-Modified-By; an update with If-Match changes only that version.
 */

type Versioned = { id: string };

/** A secret of this server, so that nobody can guess a masked number from an ETag. After a restart, every ETag is new. */
const salt = crypto.randomUUID();

/** Returns a strong ETag of the stored record: 64 bits of FNV-1a, enough to notice a change. */
const etagOf = (record: Versioned): string => {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(salt + JSON.stringify(record)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return `"${hash.toString(16)}"`;
};

const changeId = (resource: string, { id }: Versioned): string => `${resource} ${id}`;

/** Stores who changed a record, and when. */
export const noteChange = (
  { db }: Context,
  resource: string,
  record: Versioned,
  { full_name: by }: Account,
): void => db.changes.put({ id: changeId(resource, record), by, at: Date.now() });

/** Forgets who changed a record that is deleted. */
export const forgetChange = ({ db }: Context, resource: string, record: Versioned): void =>
  db.changes.remove(changeId(resource, record));

/** Returns the headers that name the version of a record in a response. */
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

/** Refuses (412) an update whose If-Match does not match the record's version; undefined if the update may proceed. */
export const refuseOutdated = ({ headers }: Request, record: Versioned): Response | undefined => {
  const wanted = headers.get('If-Match');
  if (wanted === null || wanted.trim() === '*') return undefined;
  const tags = wanted.split(',').map((tag) => tag.trim());
  return tags.includes(etagOf(record))
    ? undefined
    : refuse(412, 'Data ini baru saja diubah user admin lain. Muat versi terbarunya, lalu simpan lagi.');
};
