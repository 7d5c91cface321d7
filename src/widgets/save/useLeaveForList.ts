import { useRedirect, useResourceContext } from 'ra-core';
import { useCallback } from 'react';

/** The way from a form to the list of its area; the same at every render. */
export const useLeaveForList = (): (() => void) => {
  const redirect = useRedirect();
  const resource = useResourceContext();
  return useCallback(() => redirect('list', resource), [redirect, resource]);
};
