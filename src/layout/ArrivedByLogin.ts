import { createContext } from 'react';

/**
 * Whether the person signed in by the login form of this document. The form had the focus, so the next page takes it
 * (useFocusOnRouteChange); after opening an address, the browser decides. The sign-in gate sets it.
 */
export const ArrivedByLogin = createContext(false);
