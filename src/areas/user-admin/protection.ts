import type { Access } from '../../authProvider/access';
import { missingRights } from '../../domain/grants';
import type { UserAdmin } from './userAdminWire';

/**
 * Returns the reason why some actions on a user admin are forbidden, or null: it is the user's own account, or an account
 * with rights that the user lacks. The server refuses the same actions. So every right keeps an active holder
 * (docs/decisions/0044).
 */
export const protectionOf = (
  admin: Pick<UserAdmin, 'id' | 'access_role'>,
  own: { id: string; access: Access },
): 'own' | 'moreRights' | null => {
  if (admin.id === own.id) return 'own';
  return missingRights(own.access, admin.access_role).length > 0 ? 'moreRights' : null;
};
