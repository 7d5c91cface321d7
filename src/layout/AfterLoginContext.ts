import { createContext } from 'react';

/**
 * True if the person signed in through the login form of this document. The form had the focus, so the next page takes the
 * focus (useFocusOnRouteChange). After an address is opened, the browser decides. The sign-in gate sets the value.
 */
export const AfterLoginContext = createContext(false);
