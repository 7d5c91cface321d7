import { useAuthProvider, useResourceContext } from 'ra-core';
import type { AppAuthProvider } from '.';
import { useAccess } from './currentAccess';

/** `mayDo` of the auth provider; the component renders again when the rights change. */
export const useMayDo = (): AppAuthProvider['mayDo'] => {
  const authProvider = useAuthProvider<AppAuthProvider>();
  useAccess();
  return (resource, action) => authProvider?.mayDo(resource, action) === true;
};

/**
 * Whether the signed-in person may do `action` in a resource; left out, the one around us. react-admin's `useCanAccess`
 * answers the same one render later: buttons would appear after their page, and move it (docs/decisions/0070).
 */
export const useMay = (action: string, resource?: string): boolean => {
  const name = useResourceContext({ resource });
  const mayDo = useMayDo();
  return name !== undefined && mayDo(name, action);
};
