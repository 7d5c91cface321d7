import type { userAdminTransitions } from '../../src/areas/user-admin/userAdminWire';
import { missingRights } from '../../src/domain/grants';
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

/**
 * Returns the rights that `role` would lose with only `permissions`, unless an active user admin with another role holds all
 * that `role` holds now: such a person can undo the change. Only a change of one's own role can take what nobody could give
 * back, because callers change no role and no user admin with more rights than theirs, nor their own account.
 */
export const orphanedBy = (
  tables: Tables,
  role: RoleRecord,
  permissions: readonly string[] = [],
): string[] => {
  const isCovered = adminTable(tables)
    .all()
    .filter(({ is_active, role_id }) => is_active && role_id !== role.id)
    .some((admin) => missingRights(accountOfAdmin(tables, admin).access, role.permissions).length === 0);
  return isCovered ? [] : missingRights(permissions, role.permissions);
};
