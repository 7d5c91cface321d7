import { useResourceRead } from '../../dataProvider/useResourceRead';
import { roleChoices } from './userAdminWire';

/** Reads the roles offered by filters and forms. */
export const useRoleChoices = () =>
  useResourceRead({ resource: 'member-list/user-admin', name: 'roles', schema: roleChoices });
