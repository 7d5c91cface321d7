import type { Access } from '../../authProvider/access';
import { useAccess, useUser } from '../../authProvider/currentUser';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { missingRights } from '../../domain/grants';
import { roleChoices, type UserAdmin } from './userAdminWire';

/**
 * Returns the reason why some actions on a user admin are forbidden, or null: it is the user's own account, or an account
 * with rights that the user lacks. The server refuses the same actions. So every right keeps an active holder.
 */
export const protectionOf = (
  admin: Pick<UserAdmin, 'id' | 'access_role'>,
  own: { id: string; access: Access },
): 'own' | 'moreRights' | null => {
  if (admin.id === own.id) return 'own';
  return missingRights(own.access, admin.access_role).length > 0 ? 'moreRights' : null;
};

/** Null for a new user admin. */
export const useProtection = (admin: UserAdmin | undefined) => {
  const access = useAccess();
  const { user_id: id } = useUser();
  return admin ? protectionOf(admin, { id, access }) : null;
};

export const useRoleChoices = () =>
  useResourceRead({ resource: 'member-list/user-admin', name: 'roles', schema: roleChoices });
