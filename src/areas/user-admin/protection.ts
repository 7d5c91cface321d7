import type { Access } from '../../authProvider/access';
import { missingRights } from '../../domain/grants';
import type { UserAdmin } from './userAdminWire';

/**
 * Why the person at the screen may not do everything to a user admin, or null: it is their own account, or somebody who
 * holds more than they do. The server refuses the same. It follows that every right keeps an active holder: the person
 * at the screen holds what they take from others.
 */
export const protectionOf = (
  admin: Pick<UserAdmin, 'id' | 'access_role'>,
  own: { id: string; access: Access },
): 'own' | 'moreRights' | null => {
  if (admin.id === own.id) return 'own';
  return missingRights(own.access, admin.access_role).length > 0 ? 'moreRights' : null;
};
