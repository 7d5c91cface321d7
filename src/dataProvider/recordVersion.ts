import { ApiError } from './serverErrors';

/**
 * Which version of a record the server has answered, beside the body (decision 0041). assumption: a host may leave any of it
 * out; a record is then saved without it.
 */
export type RecordVersion = {
  /** The ETag; null where there is none that If-Match can use. */
  etag: string | null;
  /** Full name of the person who changed the record last. */
  changedBy: string | null;
  /** When, as ISO 8601 in UTC. */
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
 * Reads the version from the headers of a record: ETag, Last-Modified, and X-Modified-By, a name in percent-encoding. A weak
 * ETag is left out: If-Match never matches one (RFC 9110, 13.1.1), and proxies that compress make strong ones weak.
 */
export const versionOf = (headers: Headers): RecordVersion => {
  const etag = headers.get('ETag');
  return {
    etag: etag?.startsWith('"') ? etag : null,
    changedBy: readName(headers.get('X-Modified-By')),
    changedAt: readTime(headers.get('Last-Modified')),
  };
};

/** Headers of an update that must only change the version in `meta.etag`; none where the version is not known. */
export const ifMatch = (meta: unknown): Record<string, string> => {
  const { etag } = (meta ?? {}) as Partial<RecordVersion>;
  return etag ? { 'If-Match': etag } : {};
};

/** Headers of a call that the server does once for each key, however often it is sent; none without a key. */
export const onceFor = (idempotencyKey: string | undefined): Record<string, string> =>
  idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };

/** The fault of an update whose record is another by now, as a host with versions answers it. */
export const outdated = (): ApiError => new ApiError('rejected', '', 412);

/** Whether an update failed because the record was changed after its version was read (412). */
export const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.status === 412;
