import { createContext, useContext } from 'react';
import { type Area, areasOf, type MenuEntry } from './area';

/** The menu that App.tsx provides. */
export const MenuContext = createContext<readonly MenuEntry[] | null>(null);

/** Returns the menu. @throws Error outside of App, which provides it */
export const useMenu = (): readonly MenuEntry[] => {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('useMenu needs a MenuContext around it');
  return menu;
};

/** Returns all areas of the menu in order, including those inside groups. */
export const useAreas = (): readonly Area[] => areasOf(useMenu());
