import { useAccess } from '../../authProvider/currentAccess';
import { missingRights } from '../../domain/grants';
import type { Role } from './accessManagementWire';

const none: string[] = [];

/** The rights of a role that its reader lacks: with any of them, neither they nor the server let the reader change it. */
export const useMissingRights = (role: Pick<Role, 'permissions'> | undefined): string[] => {
  const own = useAccess();
  return role ? missingRights(own, role.permissions) : none;
};
