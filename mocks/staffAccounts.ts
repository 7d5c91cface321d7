import type { userAdminTransitions } from '../src/areas/user-admin/userAdminWire';
import type { Account } from './accounts';
import { tableOf, type Tables } from './restRecord';
import type { Table } from './table';
import type { RoleRecord } from './world/moneyRecords';
import type { UserAdminRecord } from './world/records';

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

/** How often the sessions of a user admin have been ended, as their history tells: tokens of before are worth nothing. */
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

/**
 * Active user admins whose role has `right`, after the changes that are about to happen.
 * @param changed a role or a user admin in its new shape, instead of the stored one
 */
export const holdersOf = (
  tables: Tables,
  right: string,
  changed: { role?: RoleRecord; admin?: UserAdminRecord } = {},
): UserAdminRecord[] => {
  const { role: newRole, admin: newAdmin } = changed;
  const roles = roleTable(tables)
    .all()
    .map((role) => (role.id === newRole?.id ? newRole : role));
  const holding = new Set(roles.filter(({ permissions }) => permissions.includes(right)).map(({ id }) => id));
  return adminTable(tables)
    .all()
    .map((admin) => (admin.id === newAdmin?.id ? newAdmin : admin))
    .filter(({ is_active, role_id }) => is_active && holding.has(role_id));
};
