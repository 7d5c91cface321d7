import type { Answer } from './http';
import { ApiError } from './serverErrors';
import { tellOnce } from './unreadable';

/** docs/decisions.md 'A save is a merge'. assumption: a host may omit any of it; then no version is checked. */
export type RecordVersion = {
  /** Null if If-Match cannot use it. */
  etag: string | null;
  changedBy: string | null;
  /** ISO 8601 in UTC. */
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

/** If-Match never matches a weak ETag (RFC 9110, 13.1.1), which proxies that compress make of a strong one. */
export const versionOf = ({ call, headers }: Pick<Answer, 'call' | 'headers'>): RecordVersion => {
  const etag = headers.get('ETag');
  if (etag?.startsWith('W/')) tellOnce(call, 'its ETag is weak, so saves go without If-Match');
  return {
    etag: etag?.startsWith('"') ? etag : null,
    changedBy: readName(headers.get('X-Modified-By')),
    changedAt: readTime(headers.get('Last-Modified')),
  };
};

export const ifMatch = (meta: unknown): Record<string, string> => {
  const { etag } = (meta ?? {}) as Partial<RecordVersion>;
  return etag ? { 'If-Match': etag } : {};
};

/** The server does the call once per key, even if it is sent again. */
export const onceFor = (idempotencyKey: string | undefined): Record<string, string> =>
  idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };

/** The record was changed after its version was read (412). */
export const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.status === 412;
