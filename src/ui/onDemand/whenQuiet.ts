import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OnDemand } from './onDemand';

/** Without a request, a page counts as complete. */
const quietMs = 300;

/** A busy computer may never be idle, and Safari has no such callback. */
const maxIdleWaitMs = 2000;

const whenIdle = (act: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = window.setTimeout(act, maxIdleWaitMs);
    return () => window.clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: maxIdleWaitMs });
  return () => cancelIdleCallback(handle);
};

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
 * When no query has been running for a moment and the browser is idle: the requests of the page come first. One that starts
 * before that moment is waited for, too, because parts of a page start their effects one after the other.
 */
export const whenQuiet = (queryClient: QueryClient, act: () => void): (() => void) => {
  let cancel = (): void => undefined;
  const wait = (): void => {
    cancel();
    if (queryClient.isFetching() > 0) return;
    cancel = afterPause(() => {
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

const retryMs = 30_000;

/** One after the other once the browser is idle, and again until they are here. `components` and `onLoaded` must be stable. */
export const useFetchWhenQuiet = (
  components: readonly Pick<OnDemand, 'prefetch' | 'isLoaded'>[],
  onLoaded?: () => void,
): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const areLoaded = (): boolean => components.every((component) => component.isLoaded());
    if (!onLoaded && areLoaded()) return undefined;
    let isUnmounted = false;
    let retry = 0;
    const fetchAll = async (): Promise<void> => {
      for (const component of components) if (!isUnmounted) await component.prefetch();
      if (isUnmounted) return;
      if (areLoaded()) onLoaded?.();
      else retry = window.setTimeout(wait, retryMs);
    };
    let stop = (): void => undefined;
    const wait = (): void => {
      window.clearTimeout(retry);
      stop();
      stop = whenQuiet(queryClient, () => void fetchAll());
    };
    wait();
    window.addEventListener('online', wait);
    return () => {
      isUnmounted = true;
      window.removeEventListener('online', wait);
      window.clearTimeout(retry);
      stop();
    };
  }, [queryClient, components, onLoaded]);
};
