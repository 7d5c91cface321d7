import { z } from 'zod/mini';
import { type RoleBody, roleBody, roleLimits } from '../../src/areas/access-management/roleWire';
import { wibInstant } from '../../src/domain/format/wibTime';
import { missingRights, readRight, withoutImplied } from '../../src/domain/grants';
import { visibleText } from '../../src/domain/visibleText';
import type { Collection, WriteCall } from '../rest/collection';
import { lengthFault, textFault } from '../rest/textFault';
import type { Account } from '../server/accounts';
import { refuse } from '../server/answers';
import type { FieldError } from '../server/fieldError';
import { rightsText } from '../server/rightsText';
import { adminTable, orphanedBy } from '../server/staffAccounts';
import { type RoleRecord, storedRole } from '../world/moneyRecords';
import { roles as seededRoles, userAdmins } from '../world/staff';
import { holdersByRole } from '../world/totals';

/** Returns the refusal if the role contains a right that the caller lacks; undefined if the caller may change or delete it. */
const refusalOf = (role: RoleRecord, account: Account): string | undefined =>
  missingRights(account.access, role.permissions).length > 0
    ? `Hak akses peran ${role.name} melebihi hak akses Anda. Hubungi admin yang memilikinya.`
    : undefined;

const nameErrors = (name: string, { record, rows }: WriteCall<RoleRecord>): FieldError[] => {
  const isSame = (other: RoleRecord) =>
    other.id !== record?.id && other.name.toLowerCase() === name.toLowerCase();
  const message =
    textFault(name, roleLimits.name) ?? (rows.some(isSame) ? 'sudah dipakai peran lain' : undefined);
  return message === undefined ? [] : [{ name: 'name', message }];
};

const rightErrors = (
  wanted: readonly string[],
  { record, account, permissions }: WriteCall<RoleRecord>,
): FieldError[] => {
  const isKnown = (value: string): boolean => permissions.includes(readRight(value)?.permission ?? '');
  const before = record?.permissions ?? [];
  const strange = wanted.filter((value) => !isKnown(value) && !before.includes(value));
  if (strange.length > 0)
    return [{ name: 'permissions', message: `memuat hak akses yang tidak dikenal: ${strange.join(', ')}` }];
  const handedOn = missingRights(account.access, wanted);
  return handedOn.length > 0
    ? [{ name: 'permissions', message: `memuat hak akses yang tidak Anda miliki: ${rightsText(handedOn)}` }]
    : [];
};

const check = (call: WriteCall<RoleRecord>): readonly FieldError[] | Response => {
  const { record, tables, account } = call;
  const refusal = record && refusalOf(record, account);
  if (refusal !== undefined) return refuse(409, refusal);
  const { name, description, permissions } = call.body as RoleBody;
  const tooLong = lengthFault(description, roleLimits.description);
  const errors = [
    ...nameErrors(visibleText(name), call),
    ...(tooLong === undefined ? [] : [{ name: 'description', message: tooLong }]),
    ...rightErrors(permissions, call),
  ];
  if (errors.length > 0) return errors;
  const orphaned = record ? orphanedBy(tables, record, permissions) : [];
  if (orphaned.length > 0)
    return refuse(
      409,
      `${rightsText(orphaned)} belum dapat dicabut. Hanya pemegang peran ini dapat memberikannya kembali.`,
    );
  return [];
};

/** Maps each right to its level: `permissions.ORDERAN` is view or manage, and is missing without a right. */
const levelsOf = (rights: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    rights.map((value) => {
      const { permission = value, level = '' } = readRight(value) ?? {};
      return [`permissions.${permission}`, level];
    }),
  );

const keep = ({ body, account }: WriteCall<RoleRecord>): Partial<RoleRecord> => {
  const { name, description, permissions } = body as RoleBody;
  return {
    name: visibleText(name),
    description: visibleText(description),
    permissions: withoutImplied(permissions),
    updated_at: wibInstant(new Date()),
    updated_by: account.full_name,
  };
};

/** Roles. A change applies to their user admins immediately (tokens.ts). */
export const roles: Collection<RoleRecord> = {
  resource: 'access-management',
  permission: 'AKSES_MANAJEMEN',
  // A new role is stored without what its view counts.
  stored: z.extend(storedRole, { user_count: z.optional(z.number()) }),
  seed: (_world, permissions) => seededRoles(userAdmins(Date.now(), permissions), permissions),
  view: (role, tables) => {
    const user_count = holdersByRole(adminTable(tables).all()).get(role.id) ?? 0;
    return { ...role, user_count, in_use: user_count > 0, sole_rights: orphanedBy(tables, role) };
  },
  search: ['name', 'description'],
  edits: {
    plain: ['name', 'description', 'permissions'],
    named: ({ permissions, ...texts }) => ({ ...texts, ...levelsOf(permissions as string[]) }),
  },
  create: { body: roleBody, check, keep },
  update: { body: roleBody, check, keep },
  remove: {
    refuse: ({ record, tables, account }) => {
      const refusal = refusalOf(record, account);
      if (refusal !== undefined) return refusal;
      const holders = holdersByRole(adminTable(tables).all()).get(record.id) ?? 0;
      return holders > 0
        ? `${record.name} masih dipakai ${holders} user admin. Pindahkan mereka ke peran lain.`
        : undefined;
    },
  },
};
