import { createContext } from 'react';

/** True if the person has just signed in: the form that had the focus is gone, so the first page takes the focus. */
export const AfterLoginContext = createContext(false);
