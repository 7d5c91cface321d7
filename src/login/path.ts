/**
 * The address, for the sign-in gate alone. react-router lives beside it, inside the app: both listen to `popstate`,
 * so a `leadTo` reaches a router that is alive, and a router that opens later starts from the address it finds.
 * The router's own navigations are not announced here, and need not be: none of them leads to or from /auth.
 */

export const authPath = '/auth';
/** Where every login leads (specification §4, reading 19). */
export const homePath = '/dashboard';

/** The pathname without a trailing slash: `/auth/` is `/auth`. */
export const currentPath = (): string => location.pathname.replace(/(.)\/+$/, '$1');

/** Calls back when the back button or `leadTo` changed the address. */
export const subscribeToPath = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/**
 * Replaces the address without loading a page. Replaces, so that the back button does not return to a login form
 * after signing in, nor, after signing out, to a page of the person who left.
 */
export const leadTo = (path: string): void => {
  history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
};
