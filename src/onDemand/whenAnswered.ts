import type { QueryClient } from '@tanstack/react-query';

/**
 * Acts once what the page itself asked for has been answered, at once where nothing is on its way: its requests come first on a
 * slow line.
 * @returns what stops the wait
 */
export const whenAnswered = (queryClient: QueryClient, act: () => void): (() => void) => {
  if (queryClient.isFetching() === 0) {
    act();
    return () => undefined;
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() > 0) return;
    unsubscribe();
    act();
  });
  return unsubscribe;
};
