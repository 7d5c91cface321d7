import { RelatedListLink } from '../../widgets/record/RelatedListLink';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { Role } from './accessManagementWire';

/** How many hold a role; a link to them when the person may see user admins. */
export const RoleUsers = ({ role }: { role: Role }) => {
  const words = useResourceWords();
  if (role.user_count === 0) return words('list.nobody');
  return (
    <RelatedListLink resource="member-list/user-admin" filter={{ role_id: role.id }}>
      {words('list.users', { count: role.user_count })}
    </RelatedListLink>
  );
};
