import { createContext } from 'react';

/** Closes a drawer that was opened from its list; undefined if the drawer was opened by its URL. */
export const DrawerClose = createContext<(() => void) | undefined>(undefined);
