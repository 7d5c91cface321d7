import { session } from '../authProvider/session';
import { config, limits, version } from '../config';
import { isAddressable } from '../domain/address';
import { compareClock } from '../domain/format/clock';
import { createListeners } from '../domain/format/listeners';
import { parseJson } from './parseJson';
import { ApiError, apiErrorOf } from './serverErrors';
import { unreadable } from './unreadable';

/** The only HTTP client: time-outs, headers, bearer token, typed errors (specification §7). */

/** The 'platform headers' of §7, which does not name them (reading 21). */
const platformHeaders = { platform: 'web', 'app-version': version };

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  /** In milliseconds. Defaults to 10 s. */
  timeout?: number;
  signal?: AbortSignal | undefined;
  send?: (url: string, init: RequestInit & { body?: string }) => Promise<Response>;
  /** Null for the login, which has none. Defaults to the session's. */
  token?: string | null;
};

/** The session of the pages on screen. */
let activeSession: number | null = null;

/** From then on, requests in another session are refused. */
export const activateSession = (id: number): void => {
  activeSession = id;
};
session.onEnd(() => (activeSession = null));

/** Somebody else has signed in in another tab meanwhile: a call must not go on in that person's name. */
export const isOtherSession = (id: number | null): boolean => activeSession !== null && id !== activeSession;

export type Answer = {
  /** Method and path, for the console (unreadable.ts). */
  call: string;
  status: number;
  headers: Headers;
  /** Undefined if a write was answered without a body. */
  json: unknown;
};

const forbidden = createListeners();

/** Calls back after any 403, because the user's rights may have changed. */
export const onForbidden = forbidden.subscribe;

/** @throws ApiError 'notFound' for an id such as `..` or '', with which `fetch` would send a different request */
export const apiUrl = (path: string): string => {
  const local = path.replace(/^\//, '');
  if (!local.split(/[?#]/, 1)[0]?.split('/').every(isAddressable)) throw new ApiError('notFound', '', 404);
  return `${config().apiHost}/${local}`;
};

/** `AbortSignal.any` is younger than our oldest browsers. To be released at the end, because a time limit runs on. */
export const eitherSignal = (one: AbortSignal, other?: AbortSignal) => {
  const either = new AbortController();
  const released = new AbortController();
  for (const signal of other ? [one, other] : [one]) {
    if (signal.aborted) either.abort(signal.reason);
    signal.addEventListener('abort', () => either.abort(signal.reason), { signal: released.signal });
  }
  return { signal: either.signal, release: () => released.abort() };
};

/**
 * An expired session ends here, for every caller (§8). For an earlier one (isOtherSession), only a successful write is returned, so
 * that its draft can be deleted. @throws ApiError for all but a success; AbortError if `signal` was aborted
 */
export const request = async (url: string, options: RequestOptions = {}): Promise<Answer> => {
  const { method = 'GET', body, headers, timeout = limits.requestTimeout, signal, send = fetch } = options;
  const usesSessionToken = options.token === undefined;
  const token = options.token === undefined ? session.token() : options.token;
  const id = session.id();
  if (usesSessionToken && (token === null || isOtherSession(id))) {
    await session.noticeLapse();
    throw new ApiError('expired', '', 401);
  }

  const timeLimit = AbortSignal.timeout(timeout);
  const either = eitherSignal(timeLimit, signal);
  // The request is sent even if the browser is offline, because a server on this machine answers without a network.
  const unreachable = navigator.onLine ? 'network' : 'offline';
  const sentAt = Date.now();
  let response: Response | undefined;
  let text: string;
  try {
    response = await send(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...platformHeaders,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // An API call is only redirected to a login page or another host: neither is a valid response.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal: either.signal,
    });
    compareClock(response.headers.get('Date'), sentAt);
    text = await response.text();
  } catch (error) {
    // The caller aborted: react-query expects the browser's own AbortError.
    if (signal?.aborted) throw error;
    if (timeLimit.aborted) throw new ApiError('timeout', '', response?.status);
    // A response that broke off still has its status: a refusal counts, even without its message.
    throw (
      (response && apiErrorOf(response.status, undefined, null)) ??
      new ApiError(response ? 'network' : unreachable, '', response?.status)
    );
  } finally {
    either.release();
  }

  // Whatever its Content-Type says: Go's default is text/plain. A refusal may be a bare sentence.
  const json = parseJson(text);
  const isSentence = json === undefined && response.headers.get('Content-Type')?.startsWith('text/plain');
  const refusal = isSentence && !response.ok ? { message: text } : json;
  const fault = apiErrorOf(response.status, refusal, response.headers.get('Retry-After'));
  if (usesSessionToken && isOtherSession(id) && (fault || method === 'GET'))
    throw new ApiError('expired', '', 401);
  if (fault) {
    if (fault.kind === 'expired' && token !== null) session.expire(token);
    if (fault.kind === 'forbidden') forbidden.notify();
    throw fault;
  }
  const answer = { call: `${method} ${url}`, status: response.status, headers: response.headers, json };
  // Many hosts answer a write with 204, or with an empty body.
  const isSilent = method !== 'GET' && response.ok && text === '';
  if (json === undefined && !isSilent) throw unreadable(answer);
  return answer;
};
