import type { ResourceProps, SortPayload, StringMap } from 'ra-core';
import { createContext, useContext } from 'react';
import { type Access, mayView } from '../authProvider/access';
import { useAccess } from '../authProvider/currentUser';
import type { Endpoints } from '../dataProvider/AppDataProvider';
import type { FieldOf } from '../dataProvider/serverErrors';
import type { Page } from './lazyPage';

/** A react-admin resource with its permission and messages; `name` is also its path below /dashboard. */
export type Area = Omit<ResourceProps, 'list' | 'create' | 'edit' | 'show' | 'options'> & {
  list: Page;
  create?: Page;
  edit?: Page;
  show?: Page;
  /** Further pages by the last part of their address; they need MANAGE_. Their titles are the messages `pages.<part>`. */
  pages?: Readonly<Record<string, Page>>;
  options?: {
    /** By default, records open on their edit page with MANAGE_. */
    rowClick?: 'show';
    /** For an area whose server names fields differently: refusals (data provider) and the activity log name them by it. */
    fieldOf?: FieldOf;
  };
  /** The messages under `resources.<name>`: the label `name`, `fields`, and the texts of the pages. */
  messages: StringMap & { name: string };
  /** The part of an access value after VIEW_ or MANAGE_ (specification §6). Declared, never derived from a translation. */
  permission: string;
  /**
   * Lets the palette (Ctrl+K) find the area's records; `fields` are shown beside a record's name, `sort` is the order of the
   * results.
   */
  search?: { fields: readonly string[]; sort: SortPayload };
  /** True for the page at /dashboard itself, which is not a resource. */
  isHome?: true;
  /** Defaults to ra-data-simple-rest. */
  endpoints?: Endpoints;
};

/** A heading of the menu, without a permission; its label is the message `layout.groups.<group>`. */
export type Group = { group: string; icon: NonNullable<Area['icon']>; children: readonly Area[] };

export type MenuEntry = Area | Group;

export const isGroup = (entry: MenuEntry): entry is Group => 'group' in entry;

/** The base path of all areas (specification §2). */
export const basename = '/dashboard';

export const areasOf = (entries: readonly MenuEntry[]): readonly Area[] =>
  entries.flatMap((entry) => (isGroup(entry) ? entry.children : [entry]));

/** Without the other areas, and without a group that is empty then. */
export const filterMenu = (entries: readonly MenuEntry[], isKept: (area: Area) => boolean): MenuEntry[] =>
  entries.flatMap((entry): MenuEntry[] => {
    if (!isGroup(entry)) return isKept(entry) ? [entry] : [];
    const children = entry.children.filter(isKept);
    return children.length === 0 ? [] : [{ ...entry, children }];
  });

export const resourcesOf = (entries: readonly MenuEntry[]): readonly Area[] =>
  areasOf(entries).filter(({ isHome }) => !isHome);

/** By name, for `resources`. */
export const messagesOf = (entries: readonly MenuEntry[]): Record<string, Area['messages']> =>
  Object.fromEntries(areasOf(entries).map(({ name, messages }) => [name, messages]));

export const pathOf = ({ name, isHome }: Area): string => (isHome ? basename : `${basename}/${name}`);

/** The location state of a menu link: its list opens with the person's default view, not in its last state. */
export const fromMenu = { isFromMenu: true } as const;

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
