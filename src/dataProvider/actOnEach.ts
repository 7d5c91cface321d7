import type { RaRecord } from 'ra-core';
import { ApiError } from './serverErrors';
import { unknownOutcomeOf } from './unknownOutcome';

/** What became of one record of a bulk action. */
export type Attempt<T extends RaRecord = RaRecord> = {
  record: T;
  /** `unknown`: it was sent, and the answer does not say whether it was done. */
  outcome: 'unsent' | 'done' | 'failed' | 'unknown';
  /** Why it failed, or why nobody knows. */
  error?: Error;
};

type Calls<T extends RaRecord> = {
  send: (record: T) => Promise<unknown>;
  /** Reads the record: whether a call of unknown outcome was done. */
  wasDone: (record: T) => Promise<boolean>;
  /** Called after each record, with what became of all of them so far. */
  onAttempt: (attempts: readonly Attempt<T>[]) => void;
  /** Aborted when no further record is to be sent; the call that is on its way is waited for. */
  signal: AbortSignal;
};

/** Whether it is sent when the action is tried again: neither what was done, nor what does not exist any more. */
export const isOpen = ({ outcome, error }: Attempt): boolean =>
  outcome !== 'done' && !(error instanceof ApiError && error.kind === 'notFound');

/** After it no other record can be sent: the session is over, or the browser is offline. */
const endsAll = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'expired' || (error.kind === 'network' && !navigator.onLine));

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
 * Sends the calls of a bulk action, one record at a time (docs/decisions/0076). When a call fails, the next record
 * follows all the same. It stops when the session is over, when the browser is offline, and when `signal` is aborted. A record of
 * unknown outcome is read before its action is sent again. It never rejects.
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
    if (endsAll(after.error)) return;
  }
};
