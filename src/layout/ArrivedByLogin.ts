import { createContext } from 'react';

/**
 * Whether the person came in by the login form, in this document: the focus was on it, and the page that follows takes it
 * over (useFocusOnRouteChange). The sign-in gate says so; whoever opens an address begins where the browser begins.
 */
export const ArrivedByLogin = createContext(false);
