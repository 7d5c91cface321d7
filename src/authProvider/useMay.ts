import { useAuthProvider, useResourceContext } from 'ra-core';
import type { AppAuthProvider } from '.';
import { useAccess } from './currentAccess';

/** Returns the auth provider's `mayDo`. The component re-renders when the rights change. */
export const useMayDo = (): AppAuthProvider['mayDo'] => {
  const authProvider = useAuthProvider<AppAuthProvider>();
  useAccess();
  return (resource, action) => authProvider?.mayDo(resource, action) === true;
};

/**
 * Returns true if the signed-in person may do `action` in `resource`, which defaults to the resource context. It answers in
 * the same render, so that no button appears after its page and moves it (docs/decisions.md 'Rights at once').
 */
export const useMay = (action: string, resource?: string): boolean => {
  const name = useResourceContext({ resource });
  const mayDo = useMayDo();
  return name !== undefined && mayDo(name, action);
};
