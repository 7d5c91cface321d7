import { useCanAccess, useResourceContext } from 'ra-core';
import { useContext } from 'react';
import { MergingContext } from './merging';

/** Whether the person may save the form around it: false once the right is taken away, true while access is being read. */
export const useMaySave = (): boolean => {
  const resource = useResourceContext() ?? '';
  const action = useContext(MergingContext) ? 'edit' : 'create';
  const { canAccess } = useCanAccess({ resource, action });
  return canAccess !== false;
};
