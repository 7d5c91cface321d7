import { useRedirect, useResourceContext } from 'ra-core';
import { useCallback } from 'react';

/** Returns a stable function that opens the list of the area. */
export const useLeaveForList = (): (() => void) => {
  const redirect = useRedirect();
  const resource = useResourceContext();
  return useCallback(() => redirect('list', resource), [redirect, resource]);
};
