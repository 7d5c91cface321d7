import { createContext, useContext } from 'react';
import { type Access, mayView } from '../authProvider/access';
import { useAccess } from '../authProvider/currentUser';
import { type Area, areasOf, filterMenu, type MenuEntry } from './area';

export const MenuContext = createContext<readonly MenuEntry[] | null>(null);

/** @throws Error outside of App, which provides it */
export const useMenu = (): readonly MenuEntry[] => {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('useMenu needs a MenuContext around it');
  return menu;
};

export const useAreas = (): readonly Area[] => areasOf(useMenu());

/** Areas with VIEW_ or MANAGE_, and groups with a visible child (specification §6). */
export const visibleMenu = (menu: readonly MenuEntry[], access: Access): MenuEntry[] =>
  filterMenu(menu, ({ permission }) => mayView(access, permission));

export const useVisibleMenu = (): MenuEntry[] => visibleMenu(useMenu(), useAccess());

export const useVisibleAreas = (): readonly Area[] => areasOf(useVisibleMenu());
