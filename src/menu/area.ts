import type { ResourceProps, SortPayload, StringMap } from 'ra-core';
import type { Endpoints } from '../dataProvider/AppDataProvider';
import type { Page } from './lazyPage';

/**
 * A menu area: a react-admin resource with its permission and its words. `name` is the resource's name and its URL below
 * /dashboard.
 */
export type Area = Omit<ResourceProps, 'list' | 'create' | 'edit' | 'show' | 'options'> & {
  list: Page;
  create?: Page;
  edit?: Page;
  show?: Page;
  /** Further pages by the last part of their address; they need MANAGE_. Their names are the messages `pages.<part>`. */
  pages?: Readonly<Record<string, Page>>;
  /** Records open on their show page, even with MANAGE_; left out, on the edit page with MANAGE_. */
  options?: { rowClick: 'show' };
  /** What `translate` finds under `resources.<name>`: the label `name`, `fields`, whatever the pages say. */
  messages: StringMap & { name: string };
  /** What VIEW_ and MANAGE_ are put before (specification §6). Declared, never computed from a translation. */
  permission: string;
  /**
   * The palette (Ctrl+K) finds the area's records by the search of its list, as long as they have a page; left out, it does not.
   * `fields` are shown beside a record's name, `sort` is the order of what is found.
   */
  search?: { fields: readonly string[]; sort: SortPayload };
  /** The page at /dashboard itself: react-admin's `dashboard`, not one of its resources. */
  isHome?: true;
  /** The area's own endpoints; left out, ra-data-simple-rest reads and writes the resource. */
  endpoints?: Endpoints;
};

/** A heading of the menu without a permission of its own; its label is the message `layout.groups.<group>`. */
export type Group = { group: string; icon: NonNullable<Area['icon']>; children: readonly Area[] };

export type MenuEntry = Area | Group;

/** Puts areas under a heading. */
export const group = (name: string, icon: Group['icon'], children: readonly Area[]): Group => ({
  group: name,
  icon,
  children,
});

export const isGroup = (entry: MenuEntry): entry is Group => 'group' in entry;

/** Where every area lives (specification §2). */
export const basename = '/dashboard';

/** Every area of a menu, in its order, groups opened. */
export const areasOf = (entries: readonly MenuEntry[]): readonly Area[] =>
  entries.flatMap((entry) => (isGroup(entry) ? entry.children : [entry]));

/** The same without the home page. */
export const resourcesOf = (entries: readonly MenuEntry[]): readonly Area[] =>
  areasOf(entries).filter(({ isHome }) => !isHome);

/** The messages of every area, as react-admin's `resources`: by the area's name. */
export const messagesOf = (entries: readonly MenuEntry[]): Record<string, Area['messages']> =>
  Object.fromEntries(areasOf(entries).map(({ name, messages }) => [name, messages]));

/** The address of an area's first page. */
export const pathOf = ({ name, isHome }: Area): string => (isHome ? basename : `${basename}/${name}`);

/** The state of a link of the menu: its list opens with the person's default view, and not as it was left. */
export const fromMenu = { isFromMenu: true } as const;
