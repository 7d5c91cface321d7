/** The gate does not hear of the router's own navigations, and need not: none of them leads to or from /auth. */

export const authPath = '/auth';
/** The page after every login (specification §4, reading 19). */
export const homePath = '/dashboard';

/** Without a trailing slash: `/auth` for `/auth/`. */
export const currentPath = (): string => location.pathname.replace(/(.)\/+$/, '$1');

export const subscribeToPath = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/** It adds no history entry, so that Back returns neither to the login form nor to the previous user's page. */
export const replacePath = (path: string): void => {
  history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
};
