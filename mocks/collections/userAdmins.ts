import { z } from 'zod/mini';
import {
  newUserAdmin,
  passwordReset,
  userAdminChange,
  userAdminTransitions,
  usernamePattern,
} from '../../src/areas/user-admin/userAdminWire';
import { wibInstant } from '../../src/domain/format/wibTime';
import { missingRights } from '../../src/domain/grants';
import { isLoginPassword } from '../../src/domain/password';
import { emailPattern } from '../../src/domain/patterns';
import type { ActionCall, Caller, Collection, WriteCall } from '../rest/collection';
import { fieldRules } from '../rest/fieldRules';
import { refuse, refuseFields } from '../server/answers';
import type { FieldError } from '../server/fieldError';
import { newPasswordErrors } from '../server/newPasswordErrors';
import { accountOfAdmin, roleTable } from '../server/staffAccounts';
import { storedUserAdmin, type UserAdminRecord } from '../world/records';
import { userAdmins as seededAdmins } from '../world/staff';

/** Returns the refusal if the user admin holds a right that the caller lacks; undefined if the caller may change them. */
const refusalOf = ({ record, account, tables }: Caller & { record: UserAdminRecord }): Response | undefined =>
  missingRights(account.access, accountOfAdmin(tables, record).access).length > 0
    ? refuse(409, `Hak akses ${record.full_name} melebihi hak akses Anda. Hubungi admin yang memilikinya.`)
    : undefined;

/** Returns the refusal of an action; `own` is the message for an action on the caller's own account. */
const actionRefusalOf = (call: ActionCall<UserAdminRecord>, own: string): Response | undefined =>
  call.record.id === call.account.id ? refuse(409, own) : refusalOf(call);

const fieldErrors = (
  { body, record, rows }: WriteCall<UserAdminRecord>,
  fields: readonly [name: string, isFit: (text: string) => boolean, message: string][],
): FieldError[] =>
  fields.flatMap(([name, isFit, message]) => {
    const text = String(body[name]);
    if (text === '') return [{ name, message: 'tidak boleh kosong' }];
    if (!isFit(text)) return [{ name, message }];
    const isTaken = ['username', 'email'].includes(name)
      ? rows.some(
          (other) =>
            other.id !== record?.id &&
            other[name as 'username' | 'email'].toLowerCase() === text.toLowerCase(),
        )
      : false;
    return isTaken ? [{ name, message: 'sudah dipakai user admin lain' }] : [];
  });

/** Checks the role that the user admin would get. */
const roleErrors = ({ body, record, account, tables }: WriteCall<UserAdminRecord>): FieldError[] => {
  const wrong = (message: string): FieldError[] => [{ name: 'role_id', message }];
  const role = roleTable(tables).get(String(body.role_id));
  if (!role) return wrong('tidak ditemukan, pilih lagi');
  if (role.id === record?.role_id) return [];
  if (record?.id === account.id) return wrong('Anda sendiri hanya dapat diubah oleh admin lain');
  return missingRights(account.access, role.permissions).length > 0
    ? wrong('memuat hak akses yang tidak Anda miliki')
    : [];
};

const commonFields: Parameters<typeof fieldErrors>[1] = [
  ['full_name', (text) => fieldRules.fullName[0].test(text), fieldRules.fullName[1]],
  ['email', (text) => emailPattern.test(text), 'harus ditulis seperti nama@contoh.id'],
  ['phone', (text) => fieldRules.phone[0].test(text), fieldRules.phone[1]],
];
const credentials: Parameters<typeof fieldErrors>[1] = [
  [
    'username',
    (text) => usernamePattern.test(text),
    'harus diawali huruf dan terdiri atas 4–40 karakter: huruf, angka, titik, garis bawah, atau tanda hubung',
  ],
  ['password', isLoginPassword, 'minimal 8 karakter: huruf dan angka tanpa simbol'],
];

/** User admins. Active ones sign in with their user name and have the rights of their role (tokens.ts). */
export const userAdmins: Collection<UserAdminRecord> = {
  resource: 'member-list/user-admin',
  permission: 'USER_ADMIN',
  called: 'full_name',
  // A new user admin is stored without what its view reads from the role.
  stored: z.extend(storedUserAdmin, {
    role: z.optional(z.string()),
    access_role: z.optional(z.array(z.string())),
  }),
  seed: (_world, permissions) => seededAdmins(Date.now(), permissions),
  keptAs: (admin, { hashPassword }) =>
    admin.password === undefined ? admin : { ...admin, password: hashPassword(admin.password) },
  view: (admin, tables) => {
    const { role_name: role, access } = accountOfAdmin(tables, admin);
    return {
      ...admin,
      // JSON omits undefined, so the password is never sent.
      password: undefined,
      role,
      access_role: access,
      status: admin.is_active ? 'AKTIF' : 'TIDAK_AKTIF',
    };
  },
  search: ['full_name', 'username', 'email', 'phone', 'role'],
  edits: {
    plain: ['full_name', 'role_id'],
    named: (values, tables) => ({
      ...values,
      role_id: roleTable(tables).get(String(values.role_id))?.name,
    }),
  },
  create: {
    body: newUserAdmin,
    check: (call) => [...fieldErrors(call, [...commonFields, ...credentials]), ...roleErrors(call)],
    keep: () => ({ is_active: true, last_login: null, created_at: wibInstant(new Date()) }),
  },
  update: {
    body: userAdminChange,
    check: (call) =>
      (call.record && refusalOf({ ...call, record: call.record })) ?? [
        ...fieldErrors(call, commonFields),
        ...roleErrors(call),
      ],
  },
  remove: false,
  states: { transitions: userAdminTransitions, put: (state) => ({ is_active: state === 'AKTIF' }) },
  actions: {
    activate: { effect: (call) => refusalOf(call) ?? {} },
    deactivate: {
      effect: (call) =>
        actionRefusalOf(call, 'Anda tidak dapat menonaktifkan akun Anda sendiri. Hubungi admin lain.') ?? {},
    },
    resetPassword: {
      body: passwordReset,
      effect: (call) => {
        const password = String(call.body.new_password);
        const refusal = actionRefusalOf(call, 'Ini akun Anda sendiri. Ganti password di halaman Profile.');
        if (refusal) return refusal;
        const errors = newPasswordErrors(password);
        return errors.length === 0 ? { password } : refuseFields(errors);
      },
    },
  },
  reads: {
    roles: ({ tables }) =>
      roleTable(tables)
        .all()
        .map(({ id, name, permissions }) => ({ id, name, permissions })),
  },
};
