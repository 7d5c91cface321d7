/** Errors of the API, typed (specification §8, docs/reliability.md 'Fault matrix'). No zod: the login page carries this file. */

export type FieldError = { name: string; message: string };

export type FaultKind =
  | 'network' // no answer: offline, DNS, reset; with a status, one that broke off
  | 'timeout' // no answer within the limit, ours or that of a server on the way (504)
  | 'expired' // the session is over (401, EXPIRED_TOKEN, 'Unauthorize')
  | 'forbidden' // 403
  | 'notFound' // 404
  | 'rejected' // the server refuses what was sent: 400, 409, 413, 422
  | 'busy' // 429, 503: try again later
  | 'server' // any other status
  | 'badAnswer'; // a success whose body is not what the contract says

/** What every failed call throws. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** Read by react-admin; `FormRefusal` (fieldErrors.ts) has errors in it. */
  readonly body: { errors?: Record<string, unknown> } = {};

  constructor(
    readonly kind: FaultKind,
    /** The server's own sentence; empty when there is none fit to show. */
    readonly serverMessage: string,
    /** HTTP status, or the body's status_code on a 200; 0 without an answer. */
    readonly status = 0,
    readonly fields: readonly FieldError[] = [],
    /** Seconds the server asks to wait (Retry-After), where it does. */
    readonly retryAfter: number | null = null,
  ) {
    // An expiry has one sentence, the specification's; the server's 'Unauthorize' is a code, not a sentence.
    super(kind === 'expired' ? 'errors.expired' : serverMessage || `errors.${kind}`);
  }
}

const kindOfStatus = (status: number): FaultKind => {
  if (status === 401) return 'expired';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 429 || status === 503) return 'busy';
  if (status === 504) return 'timeout';
  return status >= 400 && status < 500 ? 'rejected' : 'server';
};

const object = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** A sentence fit for a toast: short, one line, and no markup, whatever the server sent. */
const sentence = (value: unknown): string =>
  typeof value === 'string' && value.length <= 300 && !/[<>]/.test(value)
    ? value.replace(/[\p{Cc}\s]+/gu, ' ').trim()
    : '';

/** Field errors: an array of {name | field, message} at `errors`, `error` or `data.errors` (reading 2). */
const readFieldErrors = (body: unknown): FieldError[] => {
  const { errors, error, data } = object(body);
  const list = [errors, error, object(data).errors].find(Array.isArray) ?? [];
  return list.flatMap((item: unknown) => {
    const { name, field, message } = object(item);
    const source = typeof name === 'string' ? name : field;
    return typeof source === 'string' ? [{ name: source, message: sentence(message) }] : [];
  });
};

const isExpiry = (body: Record<string, unknown>): boolean => {
  const { error, message, status_code, type } = body;
  return (
    [type, error, object(error).type].includes('EXPIRED_TOKEN') ||
    [message, object(error).message].includes('Unauthorize') ||
    status_code === 401
  );
};

/** Retry-After in seconds, from a number of them or from a date; null where it says neither. */
const secondsToWait = (retryAfter: string | null): number | null => {
  if (retryAfter === null || retryAfter.trim() === '') return null;
  const seconds = /^\s*\d+\s*$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
};

/**
 * The fault that an answer means, or null when it is a success (§8).
 * A 200 fails too when its `status_code` is 400 or more, at either depth of the envelope (reading 1), when it
 * carries an `error`, or when it lists field errors.
 */
export const faultOf = (status: number, json: unknown, retryAfter: string | null): ApiError | null => {
  const body = object(json);
  const inner = object(body.data);
  const expired = status === 401 || isExpiry(body) || isExpiry(inner);
  const fields = readFieldErrors(body);
  const codes = [body.status_code, inner.status_code, status];
  const code = codes.find((value) => typeof value === 'number' && value >= 400) as number | undefined;
  if (code === undefined && !expired && !body.error && fields.length === 0) return null;

  const kindWithoutCode = fields.length > 0 ? 'rejected' : 'server';
  const kind = expired ? 'expired' : code === undefined ? kindWithoutCode : kindOfStatus(code);
  const message =
    [body.message, object(body.error).message, body.error, inner.message].map(sentence).find(Boolean) ?? '';
  return new ApiError(kind, message, code ?? status, fields, secondsToWait(retryAfter));
};

/** Whether there was no answer, or none in time: what §8 calls a network error. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

/** Whether the host does not have what was asked for: no such address (404), or not with this method (405). */
export const isMissing = (error: unknown): error is ApiError =>
  error instanceof ApiError && [404, 405].includes(error.status);

/** For `catch`: null for what the host does not have. @throws every other failure again */
export const notFoundAsNull = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};
