import { useAccess } from '../../authProvider/currentAccess';
import { useUser } from '../../authProvider/currentUser';
import { protectionOf } from './protection';
import type { UserAdmin } from './userAdminWire';

/** Calls `protectionOf` for the signed-in user; null for a new user admin. */
export const useProtection = (admin: UserAdmin | undefined) => {
  const access = useAccess();
  const { user_id: id } = useUser();
  return admin ? protectionOf(admin, { id, access }) : null;
};
