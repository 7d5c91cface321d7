import type { Access } from '../../authProvider/access';
import { lacking } from '../../rules/grants';
import type { UserAdmin } from './userAdminWire';

/**
 * Why the person at the screen may not do everything to a user admin, or null: it is they themselves, it is the only
 * keeper of Akses Manajemen, or it is somebody who holds more than they do. The server refuses the same.
 */
export const protectionOf = (
  admin: Pick<UserAdmin, 'id' | 'access_role' | 'is_last_keeper'>,
  own: { id: string; access: Access },
): 'own' | 'lastKeeper' | 'beyond' | null => {
  if (admin.id === own.id) return 'own';
  if (lacking(own.access, admin.access_role).length > 0) return 'beyond';
  return admin.is_last_keeper ? 'lastKeeper' : null;
};
