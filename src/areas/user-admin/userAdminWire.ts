import { history } from '../../dataProvider/historyWire';
import { code, recordId, shownText } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import type { Transitions } from '../../domain/stateMachine';

/**
 * User Admin. Assumption throughout: the specification names the area and shows nothing inside.
 * Simple REST under backoffice/member-list/user-admin; nobody deletes a user admin, they are deactivated. The server
 * refuses (409 with a sentence, or 422 on `role_id`): acting on oneself, changing somebody who holds more than the caller
 * does, and handing such rights on by a role (docs/decisions/0044).
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
  /** Name of the role. */
  role: shownText,
  role_id: shownText,
  /** Follows from the role: never sent. */
  access_role: z.catch(z.array(z.string()), []),
  status: code,
  last_login: z.catch(z.nullish(z.string()), null),
  created_at: z.catch(z.nullish(z.string()), null),
  history,
});
export type UserAdmin = z.infer<typeof userAdmin>;

/** A text without spaces around it. */
const trimmed = z.string().check(z.trim());

/** Body of PUT: the user name stays what it was. */
export const userAdminChange = z.strictObject({
  full_name: trimmed,
  email: trimmed,
  phone: trimmed,
  role_id: z.string(),
});

/** Body of POST. */
export const newUserAdmin = z.extend(userAdminChange, { username: trimmed, password: z.string() });

/** Body of POST <id>/resetPassword: the rules of the password change (specification §5, docs/decisions/0043). */
export const passwordReset = z.strictObject({ new_password: z.string() });

/** A choice of role, read from Akses Manajemen: GET member-list/user-admin/roles, with the right to see user admins. */
const roleChoice = z.object({ id: recordId, name: shownText, permissions: z.array(z.string()) });
export const roleChoices = z.array(roleChoice);

/** Letters, digits, dots, dashes and underscores, four to forty, beginning with a letter. assumption */
export const usernamePattern = /^[A-Za-z][A-Za-z0-9._-]{3,39}$/;
