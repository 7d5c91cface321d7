import { useRedirect, useResourceContext } from 'ra-core';
import { useCallback } from 'react';

export const useLeaveForList = (): (() => void) => {
  const redirect = useRedirect();
  const resource = useResourceContext();
  return useCallback(() => redirect('list', resource), [redirect, resource]);
};
