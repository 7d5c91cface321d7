import type { RaRecord } from 'ra-core';
import { ApiError, hostWait, isNetworkError, longestWait, unknownOutcomeOf } from './serverErrors';

/** The result of a bulk action for one record. */
export type Attempt<T extends RaRecord = RaRecord> = {
  record: T;
  /** `unknown`: the request was sent, and the response does not say whether the action was done. */
  outcome: 'unsent' | 'done' | 'failed' | 'unknown';
  /** The reason for a failed or an unknown outcome. */
  error?: Error;
};

type Calls<T extends RaRecord> = {
  send: (record: T) => Promise<unknown>;
  /** Reads the record to find out whether a call of unknown outcome was done. */
  wasDone: (record: T) => Promise<boolean>;
  /** Called after each record, with the results of all records so far, and its own. */
  onAttempt: (attempts: readonly Attempt<T>[], last: Attempt<T>) => void;
  /** Called when the host asks to wait, with the error that says how long. The run continues by itself afterwards. */
  onWait: (error: Error) => void;
  /** When aborted, no further record is sent; a running call is still awaited. */
  signal: AbortSignal;
};

/** A record is sent again at most twice by itself, as a read is. */
const mostWaits = 2;

/** Returns true if a retry sends the record: not if the action was done, and not if the record does not exist any more. */
export const isOpen = ({ outcome, error }: Attempt): boolean =>
  outcome !== 'done' && !(error instanceof ApiError && error.kind === 'notFound');

/**
 * Returns true if all further calls would fail too: the session is over, the right is missing, the host asks to wait, or the
 * browser is offline.
 */
const stopsAll = (error: unknown): boolean =>
  (error instanceof ApiError &&
    (error.kind === 'expired' || error.kind === 'forbidden' || error.status === 429)) ||
  hostWait(error) > 0 ||
  (isNetworkError(error) && !navigator.onLine);

/** Resolves to true after these seconds, or to false as soon as the run is stopped. */
const pause = (seconds: number, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), seconds * 1000);
    const stop = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

const tryOnce = async <T extends RaRecord>(
  { record, outcome }: Attempt<T>,
  { send, wasDone }: Calls<T>,
): Promise<Attempt<T>> => {
  if (outcome === 'unknown') {
    try {
      if (await wasDone(record)) return { record, outcome: 'done' };
    } catch (error) {
      return { record, outcome, error: error as Error };
    }
  }
  try {
    await send(record);
    return { record, outcome: 'done' };
  } catch (error) {
    const isUnknown = unknownOutcomeOf(error) !== undefined;
    return { record, outcome: isUnknown ? 'unknown' : 'failed', error: error as Error };
  }
};

/** `tryOnce`, and again after each pause that the host asks for, if it is short enough to be waited for. */
const tryPatiently = async <T extends RaRecord>(
  attempt: Attempt<T>,
  calls: Calls<T>,
): Promise<Attempt<T>> => {
  let after = await tryOnce(attempt, calls);
  for (let waits = 0; waits < mostWaits; waits += 1) {
    const { error } = after;
    const seconds = hostWait(error);
    if (error === undefined || seconds === 0 || seconds > longestWait) break;
    calls.onWait(error);
    if (!(await pause(seconds, calls.signal))) break;
    after = await tryOnce(after, calls);
  }
  return after;
};

/**
 * Sends the calls of a bulk action, one record at a time (docs/decisions.md 'Bulk actions'). A failed call does not stop the
 * next record. It stops when the session is over, at a 403, when the host asks to wait for long (Retry-After, 429), when the
 * browser is offline, or when `signal` is aborted. A record of unknown outcome is read before its action is sent again. Never
 * rejects.
 */
export const actOnEach = async <T extends RaRecord>(
  attempts: readonly Attempt<T>[],
  calls: Calls<T>,
): Promise<void> => {
  const known = [...attempts];
  for (const [index, attempt] of attempts.entries()) {
    if (!isOpen(attempt)) continue;
    if (calls.signal.aborted) return;
    const after = await tryPatiently(attempt, calls);
    known[index] = after;
    calls.onAttempt([...known], after);
    if (stopsAll(after.error)) return;
  }
};
