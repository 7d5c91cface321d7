import type { userAdminTransitions } from '../../src/areas/user-admin/userAdminWire';
import { isManageRight } from '../../src/domain/grants';
import { tableOf, type Tables } from '../rest/restRecord';
import type { Table } from '../storage/table';
import type { RoleRecord } from '../world/moneyRecords';
import type { UserAdminRecord } from '../world/records';
import type { Account } from './accounts';

/** User admins as callers. Their rights are those of their role at the time of the call. */

export const adminTable = (tables: Tables): Table<UserAdminRecord> =>
  tableOf(tables, 'member-list/user-admin');

export const roleTable = (tables: Tables): Table<RoleRecord> => tableOf(tables, 'access-management');

/** Returns the account of a user admin with the rights of their role; without rights if the role was deleted. */
export const accountOfAdmin = (tables: Tables, admin: UserAdminRecord): Account => {
  const role = roleTable(tables).get(admin.role_id);
  return {
    id: admin.id,
    username: admin.username,
    full_name: admin.full_name,
    email: admin.email,
    role_name: role?.name ?? '',
    access: role?.permissions ?? [],
  };
};

/** Returns the account of a user admin; undefined if the id is unknown or the user admin is inactive. */
export const activeAccount = (tables: Tables, id: string): Account | undefined => {
  const admin = adminTable(tables).get(id);
  return admin?.is_active ? accountOfAdmin(tables, admin) : undefined;
};

/** The actions that end every session of their user admin. */
const endingActions: readonly string[] = [
  'resetPassword',
  'deactivate',
] satisfies (keyof typeof userAdminTransitions)[];

/** Counts in the history how often the sessions of a user admin were ended; earlier tokens are no longer valid. */
export const endingsOf = (tables: Tables, id: string): number =>
  adminTable(tables)
    .get(id)
    ?.history.filter(({ action }) => endingActions.includes(action)).length ?? 0;

/** Returns the account with this user name, active or not. */
export const accountNamed = (tables: Tables, username: string): Account | undefined => {
  const admin = adminTable(tables)
    .all()
    .find((candidate) => candidate.username === username);
  return admin && accountOfAdmin(tables, admin);
};

/** Returns the MANAGE_ rights of all active user admins; `role` replaces the stored role, to show the effect of a change. */
const managedRights = (tables: Tables, role?: RoleRecord): Set<string> => {
  const rightsOf = new Map(
    roleTable(tables)
      .all()
      .map((each) => [each.id, each.id === role?.id ? role.permissions : each.permissions]),
  );
  return new Set(
    adminTable(tables)
      .all()
      .filter(({ is_active }) => is_active)
      .flatMap(({ role_id }) => rightsOf.get(role_id) ?? [])
      .filter(isManageRight),
  );
};

/**
 * Returns the MANAGE_ rights that an active user admin holds now and none would hold if `role` had only `permissions`.
 * Changes of user admins need no such check: callers can change neither their own account nor one with more rights, so
 * their rights remain.
 */
export const orphanedBy = (
  tables: Tables,
  role: RoleRecord,
  permissions: readonly string[] = [],
): string[] => {
  const after = managedRights(tables, { ...role, permissions: [...permissions] });
  return [...managedRights(tables)].filter((right) => !after.has(right));
};
