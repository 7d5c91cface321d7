import type { RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { actOnEach, type Attempt, isOpen } from '../../dataProvider/actOnEach';
import { useStayDuring } from '../feedback/useStayDuring';

type Calls<T extends RaRecord> = Pick<Parameters<typeof actOnEach<T>>[1], 'send' | 'wasDone'>;

/** Sends one call for each of many records, one after the other. Leaving the page stops it. */
export const useRun = <T extends RaRecord>(initial: readonly Attempt<T>[]) => {
  const [attempts, setAttempts] = useState(initial);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [isStopping, setStopping] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useStayDuring(progress !== undefined);

  const stop = (): void => {
    setStopping(true);
    running.current?.abort();
  };
  const run = async (from: readonly Attempt<T>[], calls: Calls<T>): Promise<void> => {
    // Two presses before the progress is drawn are one run.
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    const total = from.filter(isOpen).length;
    let done = 0;
    setStopping(false);
    setAttempts(from);
    setProgress({ done, total });
    await actOnEach(from, {
      ...calls,
      signal,
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
