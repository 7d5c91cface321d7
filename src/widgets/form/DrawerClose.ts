import { createContext } from 'react';

/** How a drawer closes that was opened from the list below it; undefined for one that was opened by its address. */
export const DrawerClose = createContext<(() => void) | undefined>(undefined);
