import { createContext } from 'react';

/**
 * Whether the person came in by the login form, in this document: the focus was on it, and the page that follows takes it
 * over (useFocusOnRouteChange). The sign-in gate sets it. After opening an address, the focus begins where the browser puts it.
 */
export const ArrivedByLogin = createContext(false);
