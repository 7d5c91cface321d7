import { useAccess } from '../../authProvider/currentAccess';
import { missingRights } from '../../domain/grants';
import type { Role } from './accessManagementWire';

const none: string[] = [];

/** Returns the rights of a role that the signed-in user lacks. If there is any, the user may not change the role. */
export const useMissingRights = (role: Pick<Role, 'permissions'> | undefined): string[] => {
  const own = useAccess();
  return role ? missingRights(own, role.permissions) : none;
};
