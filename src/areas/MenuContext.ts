import { createContext, useContext } from 'react';
import { menu } from './index';
import type { MenuEntry } from './area';

/** The menu the product was composed with (App.tsx); the product's own unless a test adds an area. */
export const MenuContext = createContext<readonly MenuEntry[]>(menu);

export const useMenu = (): readonly MenuEntry[] => useContext(MenuContext);
