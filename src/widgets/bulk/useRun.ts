import type { RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { actOnEach, type Attempt, isOpen } from '../../dataProvider/actOnEach';
import { useStayDuring } from '../feedback/useStayDuring';

type Calls<T extends RaRecord> = Pick<Parameters<typeof actOnEach<T>>[1], 'wasDone'> & {
  /** `left` is aborted when the page is left; stopping waits for the record that is under way. */
  send: (record: T, left: AbortSignal) => Promise<unknown>;
};

/** Sends one call for each of many records, one after the other. Leaving the page stops it. */
export const useRun = <T extends RaRecord>(initial: readonly Attempt<T>[]) => {
  const [attempts, setAttempts] = useState(initial);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [isStopping, setStopping] = useState(false);
  const running = useRef<{ stopping: AbortController; leaving: AbortController }>(undefined);
  useEffect(
    () => () => {
      running.current?.stopping.abort();
      running.current?.leaving.abort();
    },
    [],
  );
  useStayDuring(progress !== undefined);

  const stop = (): void => {
    setStopping(true);
    running.current?.stopping.abort();
  };
  const run = async (from: readonly Attempt<T>[], calls: Calls<T>): Promise<void> => {
    // Two presses before the progress is drawn are one run.
    if (running.current) return;
    const { stopping, leaving } = (running.current = {
      stopping: new AbortController(),
      leaving: new AbortController(),
    });
    const total = from.filter(isOpen).length;
    let done = 0;
    setStopping(false);
    setAttempts(from);
    setProgress({ done, total });
    await actOnEach(from, {
      ...calls,
      send: (record) => calls.send(record, leaving.signal),
      signal: stopping.signal,
      onAttempt: (next) => {
        done += 1;
        setAttempts(next);
        setProgress({ done, total });
      },
    });
    running.current = undefined;
    setProgress(undefined);
  };
  return {
    attempts,
    /** Undefined while nothing runs. */
    progress,
    /** `stop` was called: the run ends after the call that is under way. */
    isStopping,
    /** Sends what is still open of these attempts; resolves when that has ended. */
    run,
    stop,
    reset: (): void => setAttempts([]),
  };
};
