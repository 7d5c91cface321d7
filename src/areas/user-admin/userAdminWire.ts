import { history } from '../../dataProvider/history/historyWire';
import { shownInstant } from '../../dataProvider/instantWire';
import { answeredList, code, recordId, shownText } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import type { Transitions } from '../../domain/stateMachine';
import { visibleText } from '../../domain/visibleText';

/**
 * assumption: the whole contract of User Admin (docs/areas.md), in simple REST, without a delete. The server refuses, with 409
 * and a sentence or with 422 on `role_id`, an action on oneself, a change of a user admin who holds more than the caller
 * does, and the assignment of a role that does.
 */

export const userAdminStates = ['AKTIF', 'TIDAK_AKTIF'] as const;
type UserAdminState = (typeof userAdminStates)[number];

export const userAdminTransitions = {
  activate: { from: ['TIDAK_AKTIF'], to: 'AKTIF' },
  resetPassword: { from: ['AKTIF', 'TIDAK_AKTIF'] },
  deactivate: { from: ['AKTIF'], to: 'TIDAK_AKTIF', reason: true },
} as const satisfies Transitions<UserAdminState>;

export const userAdmin = z.object({
  id: recordId,
  full_name: shownText,
  username: shownText,
  email: shownText,
  phone: shownText,
  role: shownText,
  role_id: shownText,
  access_role: z.catch(z.array(z.string()), []),
  status: code,
  /** Null for a user admin who never signed in; '', which is shown as a dash, for a value that is no text. */
  last_login: z.nullish(shownInstant),
  created_at: z.nullish(shownInstant),
  history,
});
export type UserAdmin = z.infer<typeof userAdmin>;

const visible = z.string().check(z.overwrite(visibleText));

/** Body of PUT; the user name cannot be changed. */
export const userAdminChange = z.strictObject({
  full_name: visible,
  email: visible,
  phone: visible,
  role_id: z.string(),
});

export const newUserAdmin = z.extend(userAdminChange, { username: visible, password: z.string() });

/** The password rules are those of the password change (specification §5). */
export const passwordReset = z.strictObject({ new_password: z.string() });

/** Requires only the right to view user admins. */
const roleChoice = z.object({ id: recordId, name: shownText, permissions: z.array(z.string()) });
export type RoleChoice = z.infer<typeof roleChoice>;
export const roleChoices = answeredList(roleChoice);

/** 4 to 40 letters, digits, dots, dashes and underscores, starting with a letter. assumption */
export const usernamePattern = /^[A-Za-z][A-Za-z0-9._-]{3,39}$/;
