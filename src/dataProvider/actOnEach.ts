import type { RaRecord } from 'ra-core';
import { ApiError, isNetworkError } from './serverErrors';
import { unknownOutcomeOf } from './unknownOutcome';

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
  /** Called after each record, with the results of all records so far. */
  onAttempt: (attempts: readonly Attempt<T>[]) => void;
  /** When aborted, no further record is sent; a running call is still awaited. */
  signal: AbortSignal;
};

/** Returns true if a retry sends the record: not if the action was done, and not if the record does not exist any more. */
export const isOpen = ({ outcome, error }: Attempt): boolean =>
  outcome !== 'done' && !(error instanceof ApiError && error.kind === 'notFound');

/** Returns true if all further calls would fail too: the session is over, 429 asks to wait, or the browser is offline. */
const stopsAll = (error: unknown): boolean =>
  (error instanceof ApiError && (error.kind === 'expired' || error.status === 429)) ||
  (isNetworkError(error) && !navigator.onLine);

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

/**
 * Sends the calls of a bulk action, one record at a time (docs/decisions/0076). A failed call does not stop the next
 * record. It stops when the session is over, the host asks to wait (429), the browser is offline, or `signal` is aborted. A
 * record of unknown outcome is read before its action is sent again. Never rejects.
 */
export const actOnEach = async <T extends RaRecord>(
  attempts: readonly Attempt<T>[],
  calls: Calls<T>,
): Promise<void> => {
  const known = [...attempts];
  for (const [index, attempt] of attempts.entries()) {
    if (!isOpen(attempt)) continue;
    if (calls.signal.aborted) return;
    const after = await tryOnce(attempt, calls);
    known[index] = after;
    calls.onAttempt([...known]);
    if (stopsAll(after.error)) return;
  }
};
