import type { RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { actOnEach, type Attempt, isOpen } from '../../dataProvider/actOnEach';
import { heldUntil } from '../../dataProvider/serverErrors';
import { useStayDuring } from '../../ui/StayDuring';

type Calls<T extends RaRecord> = Pick<Parameters<typeof actOnEach<T>>[1], 'wasDone'> & {
  /** `signal` is aborted when the user leaves the page; `stop` lets the current request finish. */
  send: (record: T, signal: AbortSignal) => Promise<unknown>;
};

/**
 * One request per record, one after the other; leaving the page aborts them. `isShownOnce`: the report has passwords, which
 * cannot be shown again.
 */
export const useRun = <T extends RaRecord>(initial: readonly Attempt<T>[], isShownOnce = false) => {
  const [attempts, setAttempts] = useState(initial);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [isStopping, setStopping] = useState(false);
  const [held, setHeld] = useState(0);
  const running = useRef<{ stopping: AbortController; leaving: AbortController }>(undefined);
  useEffect(
    () => () => {
      running.current?.stopping.abort();
      running.current?.leaving.abort();
    },
    [],
  );
  const hasPasswords = isShownOnce && attempts.some(({ outcome }) => outcome === 'done');
  useStayDuring(progress ? 'run' : hasPasswords ? 'password' : undefined);

  const stop = (): void => {
    setStopping(true);
    running.current?.stopping.abort();
  };
  const run = async (from: readonly Attempt<T>[], calls: Calls<T>): Promise<void> => {
    // A second click before the first re-render must not start a second run.
    if (running.current) return;
    const { stopping, leaving } = (running.current = {
      stopping: new AbortController(),
      leaving: new AbortController(),
    });
    const total = from.filter(isOpen).length;
    let done = 0;
    setStopping(false);
    setHeld(0);
    setAttempts(from);
    setProgress({ done, total });
    await actOnEach(from, {
      ...calls,
      send: (record) => calls.send(record, leaving.signal),
      signal: stopping.signal,
      onWait: (error) => setHeld(heldUntil(error)),
      onAttempt: (next, { error }) => {
        done += 1;
        setHeld(heldUntil(error));
        setAttempts(next);
        setProgress({ done, total });
      },
    });
    running.current = undefined;
    setProgress(undefined);
  };
  return {
    attempts,
    progress,
    /** Epoch milliseconds before which the host wants no request. */
    held,
    /** The run ends after the current request. */
    isStopping,
    /** Sends the open ones of these attempts. */
    run,
    stop,
    reset: (): void => setAttempts([]),
  };
};
