import type { RaRecord } from 'ra-core';
import { ApiError, hostWait, isNetworkError, longestWait, unknownOutcomeOf } from './serverErrors';

export type Attempt<T extends RaRecord = RaRecord> = {
  record: T;
  /** `unknown`: the request was sent, and the response does not say whether the action was done. */
  outcome: 'unsent' | 'done' | 'failed' | 'unknown';
  error?: Error;
};

type Calls<T extends RaRecord> = {
  send: (record: T) => Promise<unknown>;
  /** Whether a call of unknown outcome was done. */
  wasDone: (record: T) => Promise<boolean>;
  /** With the results of all records so far, and its own. */
  onAttempt: (attempts: readonly Attempt<T>[], last: Attempt<T>) => void;
  /** The host asks to wait. The run continues by itself afterwards. */
  onWait: (error: Error) => void;
  /** When aborted, a running call is still awaited. */
  signal: AbortSignal;
};

/** A record is sent again at most twice by itself, as a read is. */
const mostWaits = 2;

/** Neither done nor gone, so that a retry sends it. */
export const isOpen = ({ outcome, error }: Attempt): boolean =>
  outcome !== 'done' && !(error instanceof ApiError && error.kind === 'notFound');

const stopsAll = (error: unknown): boolean =>
  (error instanceof ApiError &&
    (error.kind === 'expired' || error.kind === 'forbidden' || error.status === 429)) ||
  hostWait(error) > 0 ||
  (isNetworkError(error) && !navigator.onLine);

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

/** And again after each short pause that the host asks for. */
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

/** What has an unknown outcome is read before it is sent again (docs/decisions.md 'Bulk actions'). Never rejects. */
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
