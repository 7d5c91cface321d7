import { type Access, mayView } from '../authProvider/access';
import { useAccess } from '../authProvider/currentAccess';
import { type Area, areasOf, isGroup, type MenuEntry } from './area';
import { useMenu } from './MenuContext';

/** The menu as this user sees it (specification §6): entries by VIEW_ or MANAGE_, a group only with a visible child. */
export const visibleMenu = (menu: readonly MenuEntry[], access: Access): MenuEntry[] => {
  const isVisible = (area: Area): boolean => mayView(access, area.permission);
  return menu.flatMap((entry): MenuEntry[] => {
    if (!isGroup(entry)) return isVisible(entry) ? [entry] : [];
    const children = entry.children.filter(isVisible);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
};

/** `visibleMenu` for components. */
export const useVisibleMenu = (): MenuEntry[] => visibleMenu(useMenu(), useAccess());

/** The areas of the visible menu, groups opened, in the menu's order. */
export const useVisibleAreas = (): readonly Area[] => areasOf(useVisibleMenu());
