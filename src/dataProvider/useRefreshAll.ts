import { useQueryClient } from '@tanstack/react-query';
import { useResourceDefinitions } from 'ra-core';
import { useCallback } from 'react';

/** All resources, because areas count and name each other's records. */
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
