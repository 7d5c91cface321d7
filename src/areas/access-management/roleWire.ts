import { history } from '../../dataProvider/history/historyWire';
import { shownInstant } from '../../dataProvider/instantWire';
import { recordId, shownInteger, shownText, tolerant } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';

/**
 * assumption: the whole contract of Akses Manajemen (docs/areas.md), in simple REST. The server answers
 * - 422 on `permissions` for a right that the caller does not hold, and for an unknown right
 * - 409 for changing or deleting a role that holds more than the caller does, for taking rights that nobody else could give
 *   back, and for deleting a role in use.
 */

/** Maximum length of a role's name and description, in characters. assumption */
export const roleLimits = { name: 40, description: 160 } as const;

export const role = z.object({
  id: recordId,
  name: shownText,
  description: shownText,
  /** Values such as `VIEW_ORDERAN`; MANAGE_ implies VIEW_ and is sent without it. */
  permissions: z.array(z.string()),
  /** Number of user admins who hold the role, active or not; NaN, which is shown as a dash, for a value that is no count. */
  user_count: tolerant(z.catch(shownInteger.check(z.nonnegative()), NaN), z.int().check(z.nonnegative())),
  updated_at: z.nullish(shownInstant),
  updated_by: shownText,
  /** Rights that must stay, because no active user admin with another role could give them back; a host may omit the key. */
  sole_rights: z.catch(z.array(z.string()), []),
  /** A changed right appears as the field `permissions.<permission>`, with '', 'view' or 'manage' as its old and new value. */
  history,
});
export type Role = z.infer<typeof role>;

export const roleBody = z.strictObject({
  name: z.string(),
  description: z.string(),
  permissions: z.array(z.string()),
});
export type RoleBody = z.infer<typeof roleBody>;
