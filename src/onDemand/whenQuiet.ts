import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds without a request after which a page counts as complete: a list fetches its next page within 100. */
const quietMs = 300;

/** The longest wait for an idle moment, in milliseconds: a busy computer may have none, and Safari reports none. */
const restMs = 2000;

/** Acts in the browser's next idle moment, or once the longest wait is over. Returns what cancels it. */
const whenIdle = (act: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = window.setTimeout(act, restMs);
    return () => window.clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: restMs });
  return () => cancelIdleCallback(handle);
};

/**
 * Waits until no query has been running for a moment and the browser is idle, then acts once.
 * @returns what stops the wait
 */
export const whenQuiet = (queryClient: QueryClient, act: () => void): (() => void) => {
  let timer = 0;
  let cancelIdle = (): void => undefined;
  const stop = (): void => {
    window.clearTimeout(timer);
    cancelIdle();
  };
  const wait = (): void => {
    stop();
    if (queryClient.isFetching() > 0) return;
    timer = window.setTimeout(() => {
      cancelIdle = whenIdle(() => {
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
