import { history } from '../../dataProvider/historyWire';
import { recordId, shownText } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';

/**
 * Akses Manajemen. Assumption throughout: the specification names the area and shows nothing inside.
 * A role in simple REST under backoffice/access-management; staff create, change and delete it. The server refuses
 * - 422 on `permissions`: a right that the caller does not hold, or one it does not know
 * - 409: changing or deleting a role that holds more than the caller does, taking a MANAGE_ right from its last active
 *   holder, and deleting a role in use (docs/decisions/0044).
 */

/** Longest name and description of a role, in characters. assumption */
export const roleLimits = { name: 40, description: 160 } as const;

export const role = z.object({
  id: recordId,
  name: shownText,
  description: shownText,
  /** Such as `VIEW_ORDERAN`; MANAGE_ implies VIEW_ and is sent without it. */
  permissions: z.array(z.string()),
  /** User admins who hold it, active or not. */
  user_count: z.catch(z.int().check(z.nonnegative()), 0),
  updated_at: z.catch(z.nullish(z.string()), null),
  updated_by: shownText,
  /** MANAGE_ rights that nobody active would hold without this role; a host may leave it out. */
  sole_rights: z.catch(z.array(z.string()), []),
  /** The change of a right is that of `permissions.<permission>`, from and to '', 'view' or 'manage'. */
  history,
});
export type Role = z.infer<typeof role>;

/** Body of POST and PUT. */
export const roleBody = z.strictObject({
  name: z.string(),
  description: z.string(),
  permissions: z.array(z.string()),
});
export type RoleBody = z.infer<typeof roleBody>;
