import { LinkBase, useCreatePath } from 'ra-core';
import { useMay } from '../../authProvider/useMay';
import { filterSearch } from '../../format/listAddress';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { Role } from './accessManagementWire';
import './RoleUsers.css';

const userAdmins = 'member-list/user-admin';

/** How many hold a role; a link to them when the person may see user admins. */
export const RoleUsers = ({ role }: { role: Role }) => {
  const words = useResourceWords();
  const createPath = useCreatePath();
  const maySee = useMay('list', userAdmins);
  if (role.user_count === 0) return words('list.nobody');
  const text = words('list.users', { count: role.user_count });
  if (!maySee) return text;
  const to = createPath({ resource: userAdmins, type: 'list' }) + filterSearch({ role_id: role.id });
  return (
    <LinkBase className="role-users" to={to}>
      {text}
    </LinkBase>
  );
};
