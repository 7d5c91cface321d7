import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OnDemand } from './onDemand';
import { whenQuiet } from './whenQuiet';

const retryMs = 30_000;

/**
 * Prefetches these components (a stable array), one after the other, once the page is complete and the browser is idle. It
 * retries after a while and when the browser is online again. `onLoaded` (stable, too) is called when all are here.
 */
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
