import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OnDemand } from './onDemand';
import { whenQuiet } from './whenQuiet';

/**
 * Prefetches components that the page will probably need, one after the other, once the page itself is complete and the
 * browser has nothing to do; once more when a lost network is back.
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
    const fetchAll = async (): Promise<void> => {
      for (const component of components) if (!isLeft) await component.prefetch();
      if (!isLeft && components.every((component) => component.hasArrived())) onArrived?.();
    };
    let stop = (): void => undefined;
    const wait = (): void => {
      stop();
      stop = whenQuiet(queryClient, () => void fetchAll());
    };
    wait();
    window.addEventListener('online', wait);
    return () => {
      isLeft = true;
      window.removeEventListener('online', wait);
      stop();
    };
  }, [queryClient, components, onArrived]);
};
