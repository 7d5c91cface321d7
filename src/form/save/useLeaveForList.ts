import { useRedirect, useResourceContext } from 'ra-core';
import { useCallback } from 'react';

/** A stable function. */
export const useLeaveForList = (): (() => void) => {
  const redirect = useRedirect();
  const resource = useResourceContext();
  return useCallback(() => redirect('list', resource), [redirect, resource]);
};
