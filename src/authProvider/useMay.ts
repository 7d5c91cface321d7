import { useAuthProvider, useResourceContext } from 'ra-core';
import type { AppAuthProvider } from '.';
import { useAccess } from './currentUser';

/** Renders again when the rights change. */
export const useMayDo = (): AppAuthProvider['mayDo'] => {
  const authProvider = useAuthProvider<AppAuthProvider>();
  useAccess();
  return (resource, action) => authProvider?.mayDo(resource, action) === true;
};

/** In the same render, so that no button appears late and moves the page (docs/decisions.md 'Rights at once'). */
export const useMay = (action: string, resource?: string): boolean => {
  const name = useResourceContext({ resource });
  const mayDo = useMayDo();
  return name !== undefined && mayDo(name, action);
};
