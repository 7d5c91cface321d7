import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OnDemand } from './onDemand';
import { whenQuiet } from './whenQuiet';

/** Milliseconds after which what could not be fetched is fetched again. */
const retryMs = 30_000;

/**
 * Prefetches components that the page will probably need, one after the other, once the page itself is complete and the
 * browser has nothing to do; what could not be fetched again after a while, and when a lost network is back.
 * @param components must be the same array as long as the page is the same
 * @param onArrived called once all of them have arrived, to render what the page can do without. Must be the same function
 *   as long as the page is the same.
 */
export const useFetchWhenQuiet = (
  components: readonly Pick<OnDemand, 'prefetch' | 'hasArrived'>[],
  onArrived?: () => void,
): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    let isLeft = false;
    let retry = 0;
    const fetchAll = async (): Promise<void> => {
      for (const component of components) if (!isLeft) await component.prefetch();
      if (isLeft) return;
      if (components.every((component) => component.hasArrived())) onArrived?.();
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
      isLeft = true;
      window.removeEventListener('online', wait);
      window.clearTimeout(retry);
      stop();
    };
  }, [queryClient, components, onArrived]);
};
