/**
 * Typed errors of the API (specification §8, docs/reliability.md 'Fault matrix'). No zod here: the login page downloads
 * this file.
 */

export type FieldError = { name: string; message: string };

export type FaultKind =
  | 'offline' // no response to a request that was made while the browser was offline
  | 'network' // no response (DNS, reset), or one that broke off, which has a status
  | 'timeout' // no response within our limit, or a 504
  | 'expired' // the session is over (401, EXPIRED_TOKEN, 'Unauthorize')
  | 'forbidden' // 403
  | 'notFound' // 404
  | 'rejected' // the server refuses the request: 400, 409, 413, 422
  | 'busy' // 429, 503: try again later
  | 'server' // any other status
  | 'invalidResponse'; // a success whose body breaks the contract

/** The error of every failed call. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** Read by react-admin; `FormRefusal` (fieldErrors.ts) adds errors. */
  readonly body: { errors?: Record<string, unknown> } = {};

  constructor(
    readonly kind: FaultKind,
    /** The server's own sentence; empty if no sentence can be shown. */
    readonly serverMessage: string,
    /** The HTTP status, or the body's status_code on a 200; 0 without a response. */
    readonly status = 0,
    readonly fields: readonly FieldError[] = [],
    /** Seconds to wait, from the header Retry-After; null without it. */
    readonly retryAfter: number | null = null,
    /** The response's JSON, for callers that know more of its shape. */
    readonly json?: unknown,
  ) {
    // For an expiry, the specification has a fixed sentence; the server's 'Unauthorize' is a code.
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

/** Returns a sentence that a toast can show: short, one line, no markup; '' if the server sent anything else. */
const sentence = (value: unknown): string =>
  typeof value === 'string' && value.length <= 300 && !/[<>]/.test(value)
    ? value.replace(/[\p{Cc}\s]+/gu, ' ').trim()
    : '';

/** Reads the field errors: an array of {name | field, message} at `errors`, `error` or `data.errors` (reading 2). */
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

/** Returns the seconds of Retry-After, which is a number or a date; null if it is neither. */
const secondsToWait = (retryAfter: string | null): number | null => {
  if (retryAfter === null || retryAfter.trim() === '') return null;
  const seconds = /^\s*\d+\s*$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
};

/**
 * Returns the error that a response means, or null for a success (§8).
 * A 200 is an error too if its `status_code` is 400 or more, at either depth of the envelope (reading 1), if it has an
 * `error`, or if it lists field errors.
 */
export const apiErrorOf = (status: number, json: unknown, retryAfter: string | null): ApiError | null => {
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
  return new ApiError(kind, message, code ?? status, fields, secondsToWait(retryAfter), json);
};

/** Returns true if there was no response, or not in time: §8 calls both a network error. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof ApiError && ['offline', 'network', 'timeout'].includes(error.kind);

/** Returns true if the host lacks the requested resource: no such address (404), or not with this method (405). */
export const isMissing = (error: unknown): error is ApiError =>
  error instanceof ApiError && [404, 405].includes(error.status);

/** For `catch`: returns null if the host lacks the requested resource. @throws every other error again */
export const notFoundAsNull = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};
