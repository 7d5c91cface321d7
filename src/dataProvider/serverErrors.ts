import { currentTime } from '../domain/format/clock';
import { type Level, levelOf, levelsOf } from './tolerantReader';

/** Specification §8, docs/reliability.md 'Fault matrix'. No zod here, because the login page downloads this file. */

export type FieldError = { name: string; message: string };

export type FaultKind =
  | 'offline' // no response to a request that was made while the browser was offline
  | 'network' // no response (DNS, reset), or one that broke off, which has a status
  | 'timeout' // no response within our limit, or a 504
  | 'expired' // the session is over (401, EXPIRED_TOKEN, 'Unauthorize')
  | 'forbidden' // 403
  | 'notFound' // 404, or 410 for what is gone for good
  | 'rejected' // the server refuses the request: 400, 409, 413, 422
  | 'busy' // 429, 503: try again later
  | 'server' // any other status
  | 'invalidResponse'; // a success whose body breaks the contract

/** The host knows the address, and not what is asked of it. */
const lacksTheMethod = (status: number): boolean => status === 405 || status === 501;

export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly kind: FaultKind,
    /** Empty if no sentence can be shown. */
    readonly serverMessage: string,
    /** Or the body's status_code on a 200; 0 without a response. */
    readonly status = 0,
    public fields: readonly FieldError[] = [],
    /** In seconds; null without the header Retry-After. */
    readonly retryAfter: number | null = null,
    readonly json?: unknown,
  ) {
    // For an expiry, the specification has a fixed sentence; the server's 'Unauthorize' is a code.
    super(
      kind === 'expired'
        ? 'errors.expired'
        : serverMessage || `errors.${lacksTheMethod(status) ? 'notFound' : kind}`,
    );
  }
}

const kindOfStatus = (status: number): FaultKind => {
  if (status === 401) return 'expired';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 410) return 'notFound';
  if (status === 429 || status === 503) return 'busy';
  if (status === 504) return 'timeout';
  return status >= 400 && status < 500 ? 'rejected' : 'server';
};

/** SQL, a stack, names of classes and files, JSON: useless to the user, and they tell strangers how the server is built. */
const signs: readonly RegExp[] = [
  // Databases: statements, codes, constraints.
  /\bSELECT\b.*\bFROM\b|\bDELETE FROM\b|\bINSERT INTO\b|\bUPDATE\b.*\bSET\b|\b(ALTER|DROP|CREATE) TABLE\b/,
  /\bselect\b.*\bfrom\b.*\bwhere\b|\bselect \*|\binsert into\b.*\bvalues\b|\bdelete from\b.*\bwhere\b/i,
  /\bSQL|\bORA-\d|\bER_[A-Z]/,
  /syntax error|violates .*constraint|constraint failed|duplicate key|duplicate entry .* for key|unknown column/i,
  /\bdeadlock\b|lock wait timeout|\b(relation|column|table|database) ["'`][^"'`]+["'`]/i,
  // Networks behind the server.
  /\bE(CONN|TIMEDOUT|NOTFOUND|PIPE|NOENT|ADDR|HOST|AI_)[A-Z]*|getaddrinfo|socket hang up|connection (refused|reset)/,
  /\bupstream\b|\berror code: \d/i,
  // Stacks and files.
  /\bat (async |new )?[A-Za-z_$][\w$]*(\.[\w$]+)+ ?\(|\.(java|kt|js|ts|mjs|py|php|rb|go|cs|scala|rs)[:(]\d/,
  /traceback|stack ?trace|goroutine|\bpanic:|segmentation fault|nil pointer|null pointer|\bon line \d|", line \d/i,
  /(^|[\s("'])(\/(app|var|usr|home|srv|opt|src|tmp|node_modules)\/|[A-Z]:\\)/,
  // Names of classes, packages and types.
  /[A-Za-z](Exception|Error|Throwable)\b/,
  /\bexception\b|\b(unhandled|uncaught|fatal) error\b|\bcannot (get|post|put|delete) \//i,
  /(^|[\s("'])(java|javax|org|com|io|net|system|microsoft|kotlin)\.[a-z]+\.[a-z]/i,
  /\w\\+[A-Z]\w|\w::\w|\bundefined\b|\bNoneType\b|\bnil:|\bof null\b|\[object \w+\]/,
  /\bis not (defined|a function|iterable|callable)\b|object reference not set|unexpected (token|end of)/i,
  // What routers say of an address that they do not know.
  /^(\d{3} )?((page|resource|route|endpoint) )?not found\W*$|^(\d{3} )?method not allowed\W*$/i,
  /\broute\b.*\b(not found|could not be found)|no (static resource|handler found)/i,
  // JSON, encoded markup, and a dotted name alone, which is a code.
  /^\s*(\{\s*"|\[\s*[{["\d].*\]\s*$)|&[lg]t;/,
  /^\s*[\w-]+(\.[\w-]+)+\s*$/,
];

const isExceptionText = (text: string): boolean => signs.some((sign) => sign.test(text));

/** Short, one line, no markup, no exception's text; '' for anything else. */
const sentence = (value: unknown): string =>
  typeof value === 'string' && value.length <= 300 && !/[<>]/.test(value) && !isExceptionText(value)
    ? value.replace(/[\p{Cc}\s]+/gu, ' ').trim()
    : '';

/** Validators send all messages of one field together, or messages as objects. */
const joined = (value: unknown): string =>
  sentence(
    Array.isArray(value)
      ? value
          .map((part) => (typeof part === 'string' ? part : levelOf(part).message))
          .filter((part) => typeof part === 'string')
          .join(', ')
      : value,
  );

/** RFC 9457 names a field by its JSON pointer, `#/user_bank/account_number`. */
const fieldErrorOf = (item: unknown): FieldError[] => {
  const { name, field, pointer, message, detail } = levelOf(item);
  const path = typeof pointer === 'string' ? pointer.replace(/^#?\//, '').replaceAll('/', '.') : undefined;
  const source = [name, field, path].find((value) => typeof value === 'string');
  return source === undefined ? [] : [{ name: source, message: joined(message ?? detail) }];
};

/** Each name has a message or a list of messages. */
const fieldErrorsByName = (place: unknown): FieldError[] =>
  Object.entries(levelOf(place)).flatMap(([name, message]) => {
    const words = joined(message);
    return words === '' ? [] : [{ name, message: words }];
  });

/** Reading 2: {name | field, message} in an array, or an object of names and messages, at one of these places. */
const readFieldErrors = (levels: readonly Level[]): FieldError[] => {
  const groups = levels.flatMap(({ errors, error }) => [
    errors,
    levelOf(error).errors,
    levelOf(error).details,
  ]);
  const lists = [...groups, ...levels.flatMap(({ error, message }) => [error, message])];
  const list = lists.find((place) => Array.isArray(place) && place.length > 0) as unknown[] | undefined;
  if (list) return list.flatMap(fieldErrorOf);
  return groups.map(fieldErrorsByName).find(({ length }) => length > 0) ?? [];
};

/** Some servers send it as text. An object may not even be convertible. */
const codeOf = ({ status_code: code }: Level): number => (typeof code === 'object' ? 0 : Number(code ?? 0));

/** §8 does not say where the error type is. */
const isExpiry = (level: Level): boolean => {
  const error = levelOf(level.error);
  const types = [level.type, level.error_type, level.code, level.error, error.type, error.code];
  const messages = [level.message, error.message];
  return types.includes('EXPIRED_TOKEN') || messages.includes('Unauthorize') || codeOf(level) === 401;
};

/** `success` or `status` cannot be a field of a record: without an id, or beside a message (reading 1). */
const isNoRecord = ({ id, message }: Level): boolean => id === undefined || typeof message === 'string';

/** An empty `error` says nothing. */
const isFailure = (body: Level): boolean => {
  const { error, success, status } = body;
  const isEmpty = !error || (typeof error === 'object' && Object.keys(error).length === 0);
  const isRefused = [success, status].includes(false) || status === 'error' || status === 'fail';
  return !isEmpty || (isRefused && isNoRecord(body));
};

/** Its other keys can be those of a record. */
const isInnerFailure = (level: Level): boolean => level.success === false && isNoRecord(level);

const secondsToWait = (retryAfter: string | null): number | null => {
  if (retryAfter === null || retryAfter.trim() === '') return null;
  const seconds = /^\s*\d+\s*$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - currentTime().getTime()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
};

/** Null for a success (§8). A 200 fails, too, if one of the levels of its envelope says so (reading 1). */
export const apiErrorOf = (status: number, json: unknown, retryAfter: string | null): ApiError | null => {
  const levels = levelsOf(json).map(levelOf);
  const [body = {}, inner = {}, innermost = {}] = levels;
  const expired = status === 401 || levels.some(isExpiry);
  const fields = readFieldErrors(levels);
  const code = [...levels.map(codeOf), status].find((value) => value >= 400);
  const refusal = [inner, innermost].find(isInnerFailure);
  if (code === undefined && !expired && !isFailure(body) && !refusal && fields.length === 0) return null;

  const kindWithoutCode = fields.length > 0 ? 'rejected' : 'server';
  const kind = expired ? 'expired' : code === undefined ? kindWithoutCode : kindOfStatus(code);
  const error = levelOf(body.error);
  // The envelope's own message can be that of a success. RFC 9457: `detail` is about this refusal, `title` about its kind.
  const said = [
    refusal?.message,
    body.message,
    error.message,
    body.error,
    error.details,
    body.detail,
    body.title,
  ];
  const message = [...said, inner.message, innermost.message].map(joined).find(Boolean) ?? '';
  return new ApiError(kind, message, code ?? status, fields, secondsToWait(retryAfter), json);
};

/** No response, or not in time: §8 calls both a network error. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof ApiError && ['offline', 'network', 'timeout'].includes(error.kind);

/** The host lacks the address (404), or the method (405). */
export const isMissing = (error: unknown): error is ApiError =>
  error instanceof ApiError && [404, 405].includes(error.status);

/** For `catch`: null if the host lacks the resource. @throws every other error again */
export const notFoundAsNull = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** For the calls about one record: an unexplained 404 says that the record is gone, not that the host lacks the call. */
export const aboutRecord = (error: unknown): unknown => {
  if (error instanceof ApiError && error.kind === 'notFound' && error.serverMessage === '')
    error.message = 'errors.recordGone';
  return error;
};

/** The field of a server's name; undefined for a name that is the field's own or belongs to none. */
export type FieldOf = (serverName: string) => string | undefined;

/** A refusal names the area's fields, where its server names them differently (`Area`). */
export const withFieldNames = <E>(error: E, fieldOf: FieldOf = () => undefined): E => {
  if (error instanceof ApiError)
    error.fields = error.fields.map(({ name, message }) => ({ name: fieldOf(name) ?? name, message }));
  return error;
};

/** A key, or a sentence of the server. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'ra.notification.http_error';

const messages: Partial<Record<FaultKind, string>> = {
  timeout: 'errors.writeTimeout',
  network: 'errors.writeCut',
  invalidResponse: 'errors.writeUnreadable',
};

/** The write may still have been saved (docs/reliability.md 'Fault matrix'). A 502 is a gateway that lost the response. */
export const unknownOutcomeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? messages[error.status === 502 ? 'timeout' : error.kind] : undefined;

/** Seconds. After a longer pause (Retry-After), nothing is repeated by itself. */
export const longestWait = 20;

/** Seconds; 0 if the host asks for nothing. */
export const hostWait = (error: unknown): number => (error instanceof ApiError ? (error.retryAfter ?? 0) : 0);

/** Epoch milliseconds; 0 if the host does not mind. */
export const waitUntilOf = (error: unknown): number => {
  const seconds = hostWait(error);
  return seconds > 0 ? Date.now() + seconds * 1000 : 0;
};
