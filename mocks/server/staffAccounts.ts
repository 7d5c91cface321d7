import type { userAdminTransitions } from '../../src/areas/user-admin/userAdminWire';
import { isManageRight } from '../../src/domain/grants';
import { tableOf, type Tables } from '../rest/restRecord';
import type { Table } from '../storage/table';
import type { RoleRecord } from '../world/moneyRecords';
import type { UserAdminRecord } from '../world/records';
import type { Account } from './accounts';

/** User admins as callers: what one may do is what one's role says at the moment of the call. */

export const adminTable = (tables: Tables): Table<UserAdminRecord> =>
  tableOf(tables, 'member-list/user-admin');

export const roleTable = (tables: Tables): Table<RoleRecord> => tableOf(tables, 'access-management');

/** A user admin with the rights of their role; one whose role is gone may do nothing. */
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

/** The account of a user admin, or undefined when there is none with this id or it is not active. */
export const activeAccount = (tables: Tables, id: string): Account | undefined => {
  const admin = adminTable(tables).get(id);
  return admin?.is_active ? accountOfAdmin(tables, admin) : undefined;
};

/** What ends every session of the user admin it is done to. */
const endingActions: readonly string[] = [
  'resetPassword',
  'deactivate',
] satisfies (keyof typeof userAdminTransitions)[];

/** How often the sessions of a user admin have been ended, counted from their history: earlier tokens are no longer valid. */
export const endingsOf = (tables: Tables, id: string): number =>
  adminTable(tables)
    .get(id)
    ?.history.filter(({ action }) => endingActions.includes(action)).length ?? 0;

/** The account with this user name, whether active or not. */
export const accountNamed = (tables: Tables, username: string): Account | undefined => {
  const admin = adminTable(tables)
    .all()
    .find((candidate) => candidate.username === username);
  return admin && accountOfAdmin(tables, admin);
};

/** The MANAGE_ rights of everybody who is active, where `role` is looked at as it would be after a change. */
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
 * The MANAGE_ rights that somebody active holds today and nobody would hold once `role` has only `permissions`. Changes of
 * user admins need no such question: nobody touches their own account nor one that holds more, so the caller remains.
 */
export const orphanedBy = (
  tables: Tables,
  role: RoleRecord,
  permissions: readonly string[] = [],
): string[] => {
  const after = managedRights(tables, { ...role, permissions: [...permissions] });
  return [...managedRights(tables)].filter((right) => !after.has(right));
};
