import { useAuthProvider, useResourceContext } from 'ra-core';
import type { AppAuthProvider } from '.';
import { useAccess } from './currentUser';
import { freshness, rereadAccess } from './rereadAccess';

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

/** A missing right is read again first, because an admin may have given it back. */
export const useRecheckMay = (action: string): (() => Promise<boolean>) => {
  const resource = useResourceContext() ?? '';
  const mayDo = useMayDo();
  return async () => {
    if (!mayDo(resource, action)) await rereadAccess(freshness.now);
    return mayDo(resource, action);
  };
};
