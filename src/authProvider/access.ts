/** Specification §6. An access value such as `VIEW_PELAPAK` is a verb, an underscore, and the `permission` of an area. */

export type Access = readonly string[];

/** All of it if there is no underscore. */
export const permissionOf = (access: string): string => access.slice(access.indexOf('_') + 1);

export const mayManage = (access: Access, permission: string): boolean =>
  access.includes(`MANAGE_${permission}`);

export const mayView = (access: Access, permission: string): boolean =>
  access.includes(`VIEW_${permission}`) || mayManage(access, permission);

/** The routes of an area open with any verb (§6). */
export const mayOpen = (access: Access, permission: string): boolean =>
  access.some((value) => value.includes('_') && permissionOf(value) === permission);

/** VIEW_ reads, MANAGE_ also creates, edits and deletes (reading 7). */
export const mayAct = (access: Access, permission: string, action: string): boolean =>
  ['list', 'show', 'export'].includes(action) ? mayOpen(access, permission) : mayManage(access, permission);
