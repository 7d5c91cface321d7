import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Milliseconds without a request after which a page counts as complete: a list fetches its next page within 100. */
const quietMs = 300;

/**
 * Waits until no query has been running for a moment and the browser is idle, then acts once.
 * @returns what stops the wait
 */
const whenQuiet = (queryClient: QueryClient, act: () => void): (() => void) => {
  let timer = 0;
  let idle = 0;
  const stop = (): void => {
    window.clearTimeout(timer);
    cancelIdleCallback(idle);
  };
  const wait = (): void => {
    stop();
    if (queryClient.isFetching() > 0) return;
    timer = window.setTimeout(() => {
      idle = requestIdleCallback(() => {
        unsubscribe();
        act();
      });
    }, quietMs);
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(wait);
  wait();
  return () => {
    unsubscribe();
    stop();
  };
};

/**
 * Fetches code that the page will probably need, one file after the other, once the page itself is complete and the browser
 * has nothing to do. What fails is fetched again where it is needed, which reports the error. A browser without
 * requestIdleCallback (Safari) does without this head start; the pointer and the focus fetch there too.
 * @param fetches must be the same array as long as the page is the same
 */
export const useFetchWhenQuiet = (fetches: readonly (() => Promise<void>)[]): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') return;
    let isLeft = false;
    const fetchAll = async (): Promise<void> => {
      for (const fetch of fetches) if (!isLeft && navigator.onLine) await fetch().catch(() => undefined);
    };
    const stop = whenQuiet(queryClient, () => void fetchAll());
    return () => {
      isLeft = true;
      stop();
    };
  }, [queryClient, fetches]);
};
