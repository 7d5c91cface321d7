import { z } from '../../dataProvider/zod';
import { recordId, shownText } from '../../dataProvider/wire';

/**
 * Akses Manajemen. asumsi throughout (AREAS.md): the specification names the area and shows nothing inside.
 * A role in simple REST under backoffice/access-management; staff create, change and delete it. The server refuses
 * - 422 on `permissions`: a right that the caller does not hold, or one it does not know
 * - 409: taking MANAGE_AKSES_MANAJEMEN from its last active holder, and deleting a role in use.
 */

/** Longest name and description of a role, in characters. asumsi */
export const roleLimits = { name: 40, description: 160 } as const;

export const role = z.object({
  id: recordId,
  name: shownText,
  description: shownText,
  /** Such as `VIEW_ORDERAN`; MANAGE_ implies VIEW_ and stands alone. */
  permissions: z.array(z.string()),
  /** User admins who hold it, active or not. */
  user_count: z.catch(z.int().check(z.nonnegative()), 0),
  updated_at: z.catch(z.nullish(z.string()), null),
  updated_by: shownText,
  /** Nobody active would hold MANAGE_AKSES_MANAJEMEN any more if this role lost it. */
  is_last_keeper: z.catch(z.boolean(), false),
});
export type Role = z.infer<typeof role>;

/** Body of POST and PUT. */
export const roleBody = z.strictObject({
  name: z.string(),
  description: z.string(),
  permissions: z.array(z.string()),
});
export type RoleBody = z.infer<typeof roleBody>;
