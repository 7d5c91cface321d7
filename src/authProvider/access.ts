/**
 * Access rules of specification §6; pure functions. An access value is a permission name such as `VIEW_PELAPAK`: a verb, the
 * first underscore, and what an area declares as its `permission`.
 */

/** The access values a user holds, e.g. `['VIEW_DASHBOARD', 'MANAGE_PELAPAK']`. */
export type Access = readonly string[];

/** What a page or a button needs: VIEW_ reads, MANAGE_ also creates, edits and deletes (reading 7). */
type Need = 'view' | 'manage';

/** The part of an access value after its first underscore; all of it when there is none. */
export const permissionOf = (access: string): string => access.slice(access.indexOf('_') + 1);

/** Whether the user may create, edit and delete in the area with this permission. */
export const mayManage = (access: Access, permission: string): boolean =>
  access.includes(`MANAGE_${permission}`);

/** Whether the menu shows the entry: either its VIEW_ or its MANAGE_ permission. */
export const mayView = (access: Access, permission: string): boolean =>
  access.includes(`VIEW_${permission}`) || mayManage(access, permission);

/** Whether a route of the area opens: some access value, its verb removed, is the permission (§6, any verb). */
export const mayOpen = (access: Access, permission: string): boolean =>
  access.some((value) => value.includes('_') && permissionOf(value) === permission);

/** The need behind a react-admin action name (`list`, `show`, `create`, `edit`, `delete`, `export`, …). */
const needOf = (action: string): Need =>
  action === 'list' || action === 'show' || action === 'export' ? 'view' : 'manage';

/** Whether the user may do `action` in the area with this permission. */
export const mayDo = (access: Access, permission: string, action: string): boolean =>
  needOf(action) === 'manage' ? mayManage(access, permission) : mayOpen(access, permission);
