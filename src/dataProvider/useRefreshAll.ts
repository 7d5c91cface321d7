import { useQueryClient } from '@tanstack/react-query';
import { useResourceDefinitions } from 'ra-core';
import { useCallback } from 'react';

/**
 * Returns a function that invalidates the cache of all resources, because areas count and name each other's records. It
 * does not wait for the requests.
 */
export const useRefreshAll = (): (() => void) => {
  const queryClient = useQueryClient();
  const resources = useResourceDefinitions();
  return useCallback(() => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [name] }) =>
        typeof name === 'string' && (name === 'counts' || Object.hasOwn(resources, name)),
    });
  }, [queryClient, resources]);
};
