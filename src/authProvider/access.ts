/**
 * Access rules of specification §6, as pure functions. An access value such as `VIEW_PELAPAK` is a verb, an underscore, and
 * the `permission` that an area declares.
 */

/** The access values a user holds, e.g. `['VIEW_DASHBOARD', 'MANAGE_PELAPAK']`. */
export type Access = readonly string[];

/** The right that a page or a button needs: VIEW_ reads, MANAGE_ also creates, edits and deletes (reading 7). */
type Need = 'view' | 'manage';

/** Returns the part of an access value after its first underscore; all of it if there is no underscore. */
export const permissionOf = (access: string): string => access.slice(access.indexOf('_') + 1);

/** Returns true if the user may create, edit and delete in the area with this permission. */
export const mayManage = (access: Access, permission: string): boolean =>
  access.includes(`MANAGE_${permission}`);

/** Returns true if the menu shows an area: its VIEW_ or its MANAGE_ permission is enough. */
export const mayView = (access: Access, permission: string): boolean =>
  access.includes(`VIEW_${permission}`) || mayManage(access, permission);

/** Returns true if the routes of an area open: the permission with any verb is enough (§6). */
export const mayOpen = (access: Access, permission: string): boolean =>
  access.some((value) => value.includes('_') && permissionOf(value) === permission);

/** Returns the right that an action needs (`list`, `show`, `create`, `edit`, `delete`, `export`, …). */
const needOf = (action: string): Need =>
  action === 'list' || action === 'show' || action === 'export' ? 'view' : 'manage';

/** Returns true if the user may do `action` in the area with this permission. */
export const mayDo = (access: Access, permission: string, action: string): boolean =>
  needOf(action) === 'manage' ? mayManage(access, permission) : mayOpen(access, permission);
