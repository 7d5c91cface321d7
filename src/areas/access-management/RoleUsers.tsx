import { LinkBase } from 'ra-core';
import { mayView } from '../../authProvider/access';
import { useAccess } from '../../authProvider/currentAccess';
import { basename } from '../../menu/area';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { Role } from './accessManagementWire';
import './RoleUsers.css';

/** How many hold a role; a link to them when the person may see user admins. */
export const RoleUsers = ({ role }: { role: Role }) => {
  const words = useResourceWords();
  const access = useAccess();
  if (role.user_count === 0) return words('list.nobody');
  const text = words('list.users', { count: role.user_count });
  if (!mayView(access, 'USER_ADMIN')) return text;
  const filter = encodeURIComponent(JSON.stringify({ role_id: role.id }));
  return (
    <LinkBase className="role-users" to={`${basename}/member-list/user-admin?filter=${filter}`}>
      {text}
    </LinkBase>
  );
};
