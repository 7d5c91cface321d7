import { createContext, useContext } from 'react';
import { areasOf, menu } from '../areas/index';
import type { Area, MenuEntry } from './area';

/** The menu the product was composed with (App.tsx); the product's own unless a test adds an area. */
export const MenuContext = createContext<readonly MenuEntry[]>(menu);

export const useMenu = (): readonly MenuEntry[] => useContext(MenuContext);

/** The areas of that menu, in its order, groups opened. */
export const useAreas = (): readonly Area[] => areasOf(useMenu());
