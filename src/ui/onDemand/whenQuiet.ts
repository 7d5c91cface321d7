import type { QueryClient } from '@tanstack/react-query';

/**
 * Calls `act` once, at the moment that `schedule` chooses after all of the page's requests are answered. A request that starts
 * before that moment is waited for, too: the parts of a page that render together start their effects one after the other.
 * @param schedule calls its argument later, never at once, and returns a function that cancels it
 * @returns a function that stops the wait
 */
const whenAnswered = (
  queryClient: QueryClient,
  schedule: (act: () => void) => () => void,
  act: () => void,
): (() => void) => {
  let cancel = (): void => undefined;
  const wait = (): void => {
    cancel();
    if (queryClient.isFetching() > 0) return;
    cancel = schedule(() => {
      unsubscribe();
      act();
    });
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    // The other events do not change which requests are running.
    if (type === 'updated' || type === 'removed') wait();
  });
  wait();
  return () => {
    unsubscribe();
    cancel();
  };
};

/** Calls `act` after the browser's next frame. Returns a function that cancels it. */
const afterFrame = (act: () => void): (() => void) => {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
};

/**
 * Calls `act` once all of the page's requests are answered and painted, so that they come first on a slow network and its
 * rows come first on a slow processor.
 * @returns a function that stops the wait
 */
export const whenPainted = (queryClient: QueryClient, act: () => void): (() => void) =>
  whenAnswered(queryClient, afterFrame, act);

/** Milliseconds without a request after which a page counts as complete. */
const quietMs = 300;

/** Milliseconds to wait at most for an idle callback: a busy computer may never be idle, and Safari has no such callback. */
const maxIdleWaitMs = 2000;

/** Calls `act` when the browser is idle, or after the longest wait. Returns a function that cancels it. */
const whenIdle = (act: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = window.setTimeout(act, maxIdleWaitMs);
    return () => window.clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: maxIdleWaitMs });
  return () => cancelIdleCallback(handle);
};

/** Calls `act` after a moment, when the browser is idle. Returns a function that cancels it. */
const afterPause = (act: () => void): (() => void) => {
  let cancelIdle = (): void => undefined;
  const timer = window.setTimeout(() => {
    cancelIdle = whenIdle(act);
  }, quietMs);
  return () => {
    window.clearTimeout(timer);
    cancelIdle();
  };
};

/**
 * Calls `act` once, when no query has been running for a moment and the browser is idle.
 * @returns a function that stops the wait
 */
export const whenQuiet = (queryClient: QueryClient, act: () => void): (() => void) =>
  whenAnswered(queryClient, afterPause, act);
