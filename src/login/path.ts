/**
 * The URL path as the sign-in gate reads it. react-router inside the app also listens to `popstate`, so it follows
 * `replacePath`, and a router mounted later starts from the current URL. The gate does not learn of the router's own
 * navigations, and need not, because none of them leads to or from /auth.
 */

export const authPath = '/auth';
/** The page after every login (specification §4, reading 19). */
export const homePath = '/dashboard';

/** Returns the pathname without a trailing slash: `/auth` for `/auth/`. */
export const currentPath = (): string => location.pathname.replace(/(.)\/+$/, '$1');

/** Calls the listener after the back button or `replacePath` changed the URL. */
export const subscribeToPath = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/**
 * Replaces the URL without loading a page. It adds no history entry, so that the back button does not return to the login
 * form after signing in, nor to the previous user's page after signing out.
 */
export const replacePath = (path: string): void => {
  history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
};
