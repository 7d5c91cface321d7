import { createContext, useContext } from 'react';
import { type Area, areasOf, type MenuEntry } from './area';

/** The menu that App.tsx was composed with. */
export const MenuContext = createContext<readonly MenuEntry[] | null>(null);

/** @throws Error outside of App, which provides the menu */
export const useMenu = (): readonly MenuEntry[] => {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('useMenu needs a MenuContext around it');
  return menu;
};

/** The areas of that menu, in its order, groups opened. */
export const useAreas = (): readonly Area[] => areasOf(useMenu());
