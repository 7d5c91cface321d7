import type { QueryClient } from '@tanstack/react-query';

/**
 * Calls `act` once, at the moment that `schedule` chooses after all of the page's requests are answered. A request that starts
 * before that moment is waited for, too: the parts of a page that render together start their effects one after the other.
 * @param schedule calls its argument later, never at once, and returns a function that cancels it
 * @returns a function that stops the wait
 */
export const whenAnswered = (
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
