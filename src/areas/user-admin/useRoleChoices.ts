import { useResourceRead } from '../../dataProvider/useResourceRead';
import { roleChoices } from './userAdminWire';

/** The roles to choose from, for filters and forms. */
export const useRoleChoices = () =>
  useResourceRead({ resource: 'member-list/user-admin', name: 'roles', schema: roleChoices });
