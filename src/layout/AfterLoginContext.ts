import { createContext } from 'react';

/** Whoever signed in here had the focus in the form, so the next page takes it; otherwise the browser decides. */
export const AfterLoginContext = createContext(false);
