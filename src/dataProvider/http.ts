import { session } from '../authProvider/session';
import { config, limits, version } from '../config';
import { isAddressable } from '../domain/address';
import { createListeners } from '../format/listeners';
import { parseJson } from './parseJson';
import { ApiError, faultOf } from './serverErrors';

/** The one HTTP client: time-outs, headers, Bearer, typed errors (specification §7). */

/** 'platform headers' of §7, which names none (reading 21). */
const platformHeaders = { platform: 'web', 'app-version': version };

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Milliseconds until the call is given up; default 10 s. */
  timeout?: number;
  signal?: AbortSignal | undefined;
  /** What sends the request; default `fetch`. */
  send?: (url: string, init: RequestInit & { body?: string }) => Promise<Response>;
  /** The bearer token; default the session's, null for the login, which has none. */
  token?: string | null;
};

/** The token of the pages on screen; null while there are none. */
let servedToken: string | null = null;

/** Called when the pages open for this token: no call is sent with another one. */
export const serveSession = (token: string): void => {
  servedToken = token;
};
session.onEnd(() => (servedToken = null));

/**
 * Whether a call belongs to another session than the pages on screen: somebody else signed in in another tab while it was
 * running. It must not go on in that person's name.
 */
export const isForeign = (token: string | null): boolean => servedToken !== null && token !== servedToken;

export type Answer = { status: number; headers: Headers; json: unknown };

const refusals = createListeners();

/** Calls back whenever the server refuses any call with 403, because the user's rights may have changed. */
export const onRefusal = refusals.subscribe;

/**
 * The address of a service path such as `users-services/api/v1/…` on the configured host.
 * @throws ApiError 'notFound' for an id that no address can hold: `fetch` would resolve `.` and `..` away, an empty one
 *   names the list, and another call would be sent.
 */
export const apiUrl = (path: string): string => {
  const local = path.replace(/^\//, '');
  if (!local.split(/[?#]/, 1)[0]?.split('/').every(isAddressable)) throw new ApiError('notFound', '', 404);
  return `${config().apiHost}/${local}`;
};

/**
 * Sends one request and answers with parsed JSON.
 * @throws ApiError for everything else: no answer, an error status, a 200 that is no success, a body that is not JSON; the
 *   browser's AbortError when `signal` took the request back. An expired session is ended here, once, for every caller (§8).
 *   Of an earlier session (isForeign) only the success of a write is answered, so that its draft can go; all else is
 *   ApiError 'expired', so that no second call follows it in another person's name.
 */
export const request = async (url: string, options: RequestOptions = {}): Promise<Answer> => {
  const { method = 'GET', body, headers, timeout = limits.requestTimeout, signal, send = fetch } = options;
  const isOfPage = options.token === undefined;
  const token = options.token === undefined ? session.token() : options.token;
  if (isOfPage && (token === null || isForeign(token))) {
    await session.noticeLapse();
    throw new ApiError('expired', '', 401);
  }

  const giveUp = AbortSignal.timeout(timeout);
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
      // A redirect of an API call leads to a login page or another host: neither is an answer.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, giveUp]) : giveUp,
    });
    text = await response.text();
  } catch (error) {
    // Taken back by the caller: react-query and react-admin know the browser's own AbortError.
    if (signal?.aborted) throw error;
    if (giveUp.aborted) throw new ApiError('timeout', '');
    // An answer that broke off has a status all the same: what it refused is refused, whatever the words were.
    throw (
      (response && faultOf(response.status, undefined, null)) ?? new ApiError('network', '', response?.status)
    );
  }

  const isJson = response.headers.get('Content-Type')?.includes('json');
  const json = isJson ? parseJson(text) : undefined;
  const fault = faultOf(response.status, json, response.headers.get('Retry-After'));
  if (isOfPage && isForeign(token) && (fault || method === 'GET')) throw new ApiError('expired', '', 401);
  if (fault) {
    if (fault.kind === 'expired' && token !== null) session.expire(token);
    if (fault.kind === 'forbidden') refusals.notify();
    throw fault;
  }
  // What is gone has nothing more to say: servers answer a DELETE with 204, or with nothing at all.
  const isSilent = method === 'DELETE' && response.ok && text === '';
  if (json === undefined && !isSilent) throw new ApiError('badAnswer', '', response.status);
  return { status: response.status, headers: response.headers, json };
};
