import type { QueryClient } from '@tanstack/react-query';
import { whenAnswered } from './whenAnswered';

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
