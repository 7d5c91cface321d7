import { ApiError } from './serverErrors';

/**
 * The version of a record, from the response headers (docs/decisions.md 'A save is a merge'). assumption: a host may omit any
 * of them; the record is then saved without a version check.
 */
export type RecordVersion = {
  /** The ETag; null if If-Match cannot use it. */
  etag: string | null;
  /** The full name of the person who last changed the record. */
  changedBy: string | null;
  /** The time of that change, ISO 8601 in UTC. */
  changedAt: string | null;
};

const readName = (encoded: string | null): string | null => {
  try {
    return encoded === null || encoded === '' ? null : decodeURIComponent(encoded);
  } catch {
    return null;
  }
};

const readTime = (date: string | null): string | null => {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/**
 * Reads a record's version from the headers ETag, Last-Modified, and X-Modified-By, a percent-encoded name. A weak ETag is
 * ignored: If-Match never matches it (RFC 9110, 13.1.1), and proxies that compress turn strong ETags into weak ones.
 */
export const versionOf = (headers: Headers): RecordVersion => {
  const etag = headers.get('ETag');
  return {
    etag: etag?.startsWith('"') ? etag : null,
    changedBy: readName(headers.get('X-Modified-By')),
    changedAt: readTime(headers.get('Last-Modified')),
  };
};

/** Returns the headers of an update that must only change the version in `meta.etag`; {} if the version is unknown. */
export const ifMatch = (meta: unknown): Record<string, string> => {
  const { etag } = (meta ?? {}) as Partial<RecordVersion>;
  return etag ? { 'If-Match': etag } : {};
};

/** Returns the headers of a call that the server does once per key, even if it is sent again; {} without a key. */
export const onceFor = (idempotencyKey: string | undefined): Record<string, string> =>
  idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };

/** Returns true if an update failed because the record was changed after its version was read (412). */
export const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.status === 412;
